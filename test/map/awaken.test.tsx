import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'

layOut()
stopTime()

it('a feature that throws at its start costs itself alone, and is reported', async () => {
  const torn = new Error('The ribbon has torn')
  const thrown: unknown[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => {
    try {
      task()
    } catch (error) {
      thrown.push(error)
    }
  })
  vi.doMock('../../src/map/overlay/tooltip', () => ({
    tooltip: () => {
      throw torn
    },
  }))
  const { matrixOf, renderMap, signpost } = await import('../helpers/renderMap')
  const { root, sheet, unmount } = renderMap()
  vi.doUnmock('../../src/map/overlay/tooltip')
  expect(thrown).toEqual([torn])
  expect(screen.queryByRole('tooltip')).toBeNull()

  fireEvent.keyDown(root, { key: 'ArrowDown' })
  fireEvent.keyUp(root, { key: 'ArrowDown' })
  pass(2000)
  expect(matrixOf(sheet)).toEqual([1, 0, 0, 1, -524, -80])
  // Features that start before it, and after it.
  expect(location.hash).toBe('#0/1024/430')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(fireEvent.click(signpost('Crafts'))).toBe(false)
  pass(3000)
  expect(screen.getByRole('status').textContent).toBe('Zoom 100 %. In view: Works, Crafts, Hearth.')

  unmount()
  expect(thrown).toEqual([torn])
})
