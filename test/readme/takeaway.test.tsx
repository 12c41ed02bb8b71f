/**
 * The engine in another project: the folder is copied as it stands, beside the examples of its own README, and they
 * are run and typed. `test/browser/takeaway.spec.ts` does the first of them in a real browser.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fireEvent, render } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleIn } from '../helpers/examples'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { ROOT, textOf } from './readmes'

/** The compiler options of `npm create vite`. */
const TEMPLATE = {
  ...{ target: 'ES2023', module: 'ESNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
  ...{ skipLibCheck: true, moduleResolution: 'bundler', allowImportingTsExtensions: true, moduleDetection: 'force' },
  ...{ verbatimModuleSyntax: true, noEmit: true, strict: true, noUnusedLocals: true, noUnusedParameters: true },
  ...{ erasableSyntaxOnly: true, noFallthroughCasesInSwitch: true, noUncheckedSideEffectImports: true },
}
const STRICTER = {
  ...{ ...TEMPLATE, target: 'ES2022', jsx: 'react-jsx', types: [], noUncheckedIndexedAccess: true },
  ...{ exactOptionalPropertyTypes: true, noImplicitOverride: true, noImplicitReturns: true, isolatedModules: true },
}

const takeaway = textOf('src/panzoom/README.md')
let project = ''

beforeAll(() => {
  // Below the root, where React is found.
  project = mkdtempSync(join(import.meta.dirname, '.takeaway-'))
  cpSync(join(ROOT, 'src/panzoom'), join(project, 'panzoom'), { recursive: true })
  writeFileSync(join(project, 'main.ts'), exampleIn(takeaway, 'ts'))
  writeFileSync(join(project, 'MapView.tsx'), exampleIn(takeaway, 'tsx'))
})
afterAll(() => rmSync(project, { recursive: true }))

stopTime()
// As wide as the example says that the map is in neither: 1000 x 700, where the first view has the offset (-524, 0).
layOut()

/** Drags by a mouse, rests there so that there is no fling, and lifts. */
function drag(surface: Element, x: number, y: number): void {
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
  fireEvent.pointerDown(surface, { ...mouse, clientX: 500, clientY: 300 })
  fireEvent.pointerMove(surface, { ...mouse, clientX: 500 + x, clientY: 300 + y })
  pass(200)
  fireEvent.pointerUp(surface, { ...mouse, buttons: 0, clientX: 500 + x, clientY: 300 + y })
}

function expectMoved(surface: Element, picture: HTMLElement): void {
  expect(picture.style.transform).toBe('matrix(1, 0, 0, 1, -524, 0)')
  drag(surface, -30, -40)
  expect(picture.style.transform).toBe('matrix(1, 0, 0, 1, -554, -40)')
  expect(picture.style.willChange).toBe('transform')
  fireEvent.keyDown(surface, { key: '+' })
  pass(1000)
  expect(picture.style.transform).toMatch(/^matrix\(1\.414\d*, 0, 0, 1\.414\d*, -/)
  expect(picture.style.willChange).toBe('')
}

describe('the engine in another project', () => {
  it('moves the picture of the example without a framework, in at most 8 lines', async () => {
    document.body.innerHTML = exampleIn(takeaway, 'html')
    await import(/* @vite-ignore */ join(project, 'main.ts'))
    const picture = document.querySelector<HTMLElement>('#picture')
    expectMoved(document.querySelector('#map') as Element, picture as HTMLElement)
    expect(exampleIn(takeaway, 'ts').trim().split('\n').length).toBeLessThanOrEqual(8)
    document.body.innerHTML = ''
  })

  it('moves the picture of the example with React, and leaves nothing behind when it unmounts', async () => {
    const { MapView } = await import(/* @vite-ignore */ join(project, 'MapView.tsx'))
    const { container, unmount } = render(<MapView />)
    const surface = container.querySelector('.map') as Element
    const picture = container.querySelector('.picture') as HTMLElement
    expectMoved(surface, picture)
    const { transform } = picture.style
    unmount()
    drag(surface, 50, 50)
    expect(picture.style.transform).toBe(transform)
  })

  it.each([
    { of: 'the vanilla-ts template of Vite', options: TEMPLATE, files: ['main.ts'] },
    { of: 'the react-ts template of Vite', options: { ...TEMPLATE, jsx: 'react-jsx' }, files: ['MapView.tsx'] },
    { of: 'a stricter project', options: STRICTER, files: ['main.ts', 'MapView.tsx'] },
  ])(
    'compiles with the settings of $of',
    ({ options, files }) => {
      writeFileSync(
        join(project, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: options, include: ['panzoom', ...files] }),
      )
      const folder = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
      const { stdout } = spawnSync(process.execPath, [join(folder, 'bin/tsc'), '-p', project], { encoding: 'utf8' })
      expect(stdout).toBe('')
    },
    60_000,
  )
})
