import { afterEach, expect, it, vi } from 'vitest'
import { addFind, FINDS_CHANGED, finds, forgetFinds } from '../../src/site/finds'

afterEach(() => {
  vi.restoreAllMocks()
  forgetFinds()
})

it('finds are kept, each once, until all are forgotten, and each change is announced', () => {
  const onChange = vi.fn()
  document.addEventListener(FINDS_CHANGED, onChange)
  for (const id of ['A duck 0', '/skills', 'A duck 0']) addFind(id)
  expect([...finds()]).toEqual(['A duck 0', '/skills'])
  expect(localStorage.getItem('/finds')).toBe('["A duck 0","/skills"]')
  forgetFinds()
  expect([...finds()]).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(4)
  document.removeEventListener(FINDS_CHANGED, onChange)
})

it('where storage is blocked, they are kept until the page is closed', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(block)
  addFind('A duck 0')
  expect([...finds()]).toEqual(['A duck 0'])
})

it.each(['{', '7', 'null'])('what is stored as %s is none', (stored) => {
  localStorage.setItem('/finds', stored)
  expect([...finds()]).toEqual([])
})

it('where storage is full, they are kept until the page is closed', () => {
  addFind('A duck 0')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  addFind('A serpent 0')
  expect([...finds()]).toEqual(['A duck 0', 'A serpent 0'])
})
