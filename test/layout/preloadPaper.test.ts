import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadPaper } from '../../src/layout/preloadPaper'

let fetched: string[] = []

beforeEach(() => {
  fetched = []
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address)
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the paper is fetched once, when the browser has nothing better to do', () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  preloadPaper()
  expect(fetched).toEqual([])
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  expect(fetched).toEqual(['/paper.webp'])
})

it('a browser that cannot say when it is idle fetches it a little later', () => {
  vi.useFakeTimers()
  preloadPaper()
  expect(fetched).toEqual([])
  vi.runAllTimers()
  expect(fetched).toEqual(['/paper.webp'])
})
