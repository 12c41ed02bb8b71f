/** The other owner's version of test/realm.test.ts: see prove.sh. */
import { expect, it, vi } from 'vitest'
import { regions, siteName } from '../../src/realm'

vi.unmock('../../src/realm')

it('is the table of another owner', () => {
  expect(siteName).toBe('Marrow & Łódź')
  expect(regions.map(({ name }) => name)).toEqual([
    'My Story',
    'Education',
    'Experience',
    'Skills',
    'Projects',
    'Open Source',
  ])
})
