/**
 * The drawings in the READMEs. Each is drawn by the engine's own functions and compared with its file: `npm run readme`
 * draws them anew.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawDrag, PARTS, STAGES } from './drawings/drag'
import { drawEdge } from './drawings/edge'
import { drawGlide } from './drawings/glide'
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
  ])('is up to date: $name', async ({ name, draw }) => {
    const drawn = draw()
    expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    expect(drawn.length).toBeLessThan(70_000)
    // The difference is half a picture of text: naming the file is enough.
    const match = expect(drawn).toMatchFileSnapshot(`${ROOT}/.readme/${name}.svg`)
    await match.catch(() => expect.fail(`.readme/${name}.svg is not what the code draws: npm run readme`))
  })
})

describe('the drawing of a drag', () => {
  const folderOf = (file: string) => (file === 'moveSheet.ts' ? 'map' : 'panzoom')
  const sourceOf = (file: string) => readFileSync(`${ROOT}/src/${folderOf(file)}/${file}`, 'utf8')
  const calls = STAGES.flatMap((stage) => stage.calls)

  it.each(calls)('names a call that both files contain: $name', ({ from, to, name }) => {
    for (const part of [from, to].filter((part) => part > 0)) {
      const file = PARTS[part] ?? ''
      // The controller knows its observers only as subscribers.
      const word = name === 'publish' && file === 'moveSheet.ts' ? 'subscribe' : name
      // Called through the injected clock.
      const written = name === 'requestAnimationFrame' ? 'requestFrame' : word
      expect(sourceOf(file)).toMatch(new RegExp(`\\b${written.replace('.', '\\.')}\\b`))
    }
  })
})
