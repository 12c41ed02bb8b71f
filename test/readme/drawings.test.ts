// @vitest-environment node
/**
 * The README's drawings. Each is drawn by the engine's own functions and compared with the file that is kept:
 * `npm run readme` draws them anew.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawDrag, PARTS, STAGES } from './drawings/drag'
import { drawEdge } from './drawings/edge'
import { drawGlide } from './drawings/glide'
import { drawHouse, ENGINE, PARTS as ROOMS } from './drawings/house'
import { importsOfEngine, importsOfParts } from './drawings/imports'
import { drawPinned } from './drawings/pinned'
import { drawSpaces } from './drawings/spaces'

const ROOT = resolve(import.meta.dirname, '../..')

describe('a drawing', () => {
  it.each([
    { name: 'spaces', draw: drawSpaces },
    { name: 'pin', draw: drawPinned },
    { name: 'drag', draw: drawDrag },
    { name: 'edge', draw: drawEdge },
    { name: 'glide', draw: drawGlide },
    { name: 'house', draw: drawHouse },
  ])('is what the code draws: $name', async ({ name, draw }) => {
    const drawn = draw()
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    expect(drawn.length).toBeLessThan(70_000)
    // What differs is half a picture of text: to say so is enough.
    const match = expect(drawn).toMatchFileSnapshot(`${ROOT}/.readme/${name}.svg`)
    await match.catch(() => expect.fail(`.readme/${name}.svg is not what the code draws: npm run readme`))
  })
})

describe('the drawing of a drag', () => {
  const folderOf = (file: string) => (file === 'usePanZoom.ts' ? 'map' : 'panzoom')
  const sourceOf = (file: string) => readFileSync(`${ROOT}/src/${folderOf(file)}/${file}`, 'utf8')
  const calls = STAGES.flatMap((stage) => stage.calls)

  it.each(calls)('names what both files name: $name', ({ from, to, name }) => {
    for (const part of [from, to].filter((part) => part > 0)) {
      const file = PARTS[part] ?? ''
      // The controller is not told who it publishes to; the observer is what it has subscribed with.
      const word = name === 'publish' && file === 'usePanZoom.ts' ? 'subscribe' : name
      // Asked for by way of the clock that it has been given.
      const written = name === 'requestAnimationFrame' ? 'requestFrame' : word
      expect(sourceOf(file)).toMatch(new RegExp(`\\b${written.replace('.', '\\.')}\\b`))
    }
  })
})

describe('the drawing of the house', () => {
  it('has a room for every file of the engine', () => {
    expect([...importsOfEngine().keys()].sort()).toEqual(Object.keys(ENGINE).sort())
  })

  it('has a room for every part of the site, but for what is too small for one', () => {
    const parts = [...importsOfParts().keys()].filter(
      (part) =>
        ![
          'panzoom',
          'address.ts',
          'AnyLink.tsx',
          'ErrorBoundary.tsx',
          'head.ts',
          'paths.ts',
          'landmark.ts',
          'palette.ts',
          'plate.ts',
          'savesData.ts',
          'table.ts',
        ].includes(part),
    )
    expect(parts.sort()).toEqual(Object.keys(ROOMS).sort())
  })
})
