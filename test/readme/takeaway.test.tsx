/** The examples of the engine's README. How they move, with a copy of its folder, is tested in a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { exampleIn } from '../helpers/examples'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { Pointer } from '../helpers/pointer'

const ENGINE = resolve(import.meta.dirname, '../../src/panzoom')
const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8')

stopTime()
// The surface is 1000 x 700, in which the first view has the offset (-524, 0).
layOut()

it('the example without a framework has at most 8 lines', () => {
  expect(exampleIn(readme, 'ts').trim().split('\n').length).toBeLessThanOrEqual(8)
})

it('the example with React moves its picture, and leaves nothing behind when it unmounts', async () => {
  const project = mkdtempSync(join(import.meta.dirname, '.takeaway-'))
  writeFileSync(join(project, 'MapView.tsx'), exampleIn(readme, 'tsx').replaceAll('./panzoom', ENGINE))
  const { MapView } = await import(/* @vite-ignore */ join(project, 'MapView.tsx'))
  rmSync(project, { recursive: true })
  const { container, unmount } = render(<MapView />)
  const [surface, picture] = container.querySelectorAll<HTMLElement>('.map, .picture')
  const drag = (x: number, y: number) => {
    const mouse = new Pointer().down(surface as HTMLElement, 500, 300).move(500 + x, 300 + y)
    // It rests before its release, so that there is no fling.
    pass(200)
    mouse.up()
  }
  drag(-30, -40)
  expect(picture?.style.transform).toBe('matrix(1, 0, 0, 1, -554, -40)')
  unmount()
  drag(50, 50)
  expect(picture?.style.transform).toBe('matrix(1, 0, 0, 1, -554, -40)')
})
