import type { Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import type { Table } from '../../src/table/table'
import { drawnPicture } from '../../src/vite/pictures/sitePicture'
import { codeOf, siteModules } from '../../src/vite/siteModules'
import { wordsIn } from '../../src/words/lists'
import * as realm from '../helpers/realm'

vi.mock('../../src/words/de.ts', async (original) => {
  const { xray: _, ...words } = await original<typeof import('../../src/words/de')>()
  return words
})

it.each([
  ['fr', '', 'fr'],
  ['fr', '?xray', 'fr'],
  ['de', '?pages', 'de'],
  ['de', '?xray', 'en'],
])(
  'a list without the words of X-ray has the English ones: in %s, words%s are in %s',
  (language, query, file) => {
    const { resolveId } = siteModules({ ...realm, language } as Table, drawnPicture) as Required<Plugin>
    const resolve = (id: string) => id.replace(/.*words/, '')
    expect((resolveId as (id: string) => string).call({ resolve }, `virtual:words${query}`)).toBe(
      `/${file}.ts${query}`,
    )
    expect(wordsIn('de').xray).toBe(wordsIn('en').xray)
  },
)

type Hooks = Record<'configResolved' | 'load', (value: unknown) => unknown>

it("the link of an owner's curiosity is an address on the site, whose root may be a folder", () => {
  const curiosity = { name: 'A bug', size: [9, 9], at: [[1, 2]] } as const
  const both = [{ ...curiosity, link: '/cv.pdf' }, curiosity]
  const finds = { curiosities: both, names: [], banner: null, dive: null, legs: [] }
  const plugin = siteModules(realm as Table, drawnPicture, finds) as unknown as Hooks
  plugin.configResolved({ base: '/portfolio/' })
  const linked = { ...curiosity, link: '/portfolio/cv.pdf' }
  const code = `export const curiosities = ${JSON.stringify([linked, curiosity])}\n`
  expect(plugin.load('\0virtual:curiosities')).toContain(code)
})

it('on a site from right to left, texts in other letters keep the signs at their ends', () => {
  const values = {
    cards: [{ title: 'C++', tags: ['C#', '(لغة C++)'], description: '(A).', link: 'https://a.b/' }],
  }
  const [, written = ''] = /= (.*)/.exec(codeOf(values, 'ar')) ?? []
  const mark = '\u200e'
  const card = { title: `C++${mark}`, tags: [`C#${mark}`, '(لغة C++)'], description: `${mark}(A).${mark}` }
  expect(JSON.parse(written)).toEqual([{ ...card, link: 'https://a.b/' }])
  expect(codeOf(values, 'en')).not.toContain(mark)
})

it('without a table, a page that is still open gets a module without values, not an error of Vite', () => {
  const { load } = siteModules(undefined, drawnPicture) as unknown as Hooks
  expect(load('\0virtual:site')).toBe('')
})
