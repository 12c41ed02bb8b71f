/**
 * The engine in another project: a copy of its folder, beside the examples of its README, is run and typed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fireEvent, render } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleIn } from '../helpers/examples'
import { pass, stopTime } from '../helpers/frames'
import { layOut } from '../helpers/layout'
import { Pointer } from '../helpers/pointer'

const ENGINE = resolve(import.meta.dirname, '../../src/panzoom')

/** All that the templates of `npm create vite` set, and what stricter projects add. */
const STRICTER = {
  ...{
    target: 'ES2022',
    module: 'ESNext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
  },
  ...{ skipLibCheck: true, moduleResolution: 'bundler', allowImportingTsExtensions: true, noEmit: true },
  ...{ moduleDetection: 'force', verbatimModuleSyntax: true, isolatedModules: true, strict: true },
  ...{ noUnusedLocals: true, noUnusedParameters: true, erasableSyntaxOnly: true, noImplicitReturns: true },
  ...{ noFallthroughCasesInSwitch: true, noUncheckedSideEffectImports: true, noImplicitOverride: true },
  ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
}

const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8')
let project = ''

beforeAll(() => {
  project = mkdtempSync(join(import.meta.dirname, '.takeaway-'))
  cpSync(ENGINE, join(project, 'panzoom'), { recursive: true })
  writeFileSync(join(project, 'main.ts'), exampleIn(readme, 'ts'))
  writeFileSync(join(project, 'MapView.tsx'), exampleIn(readme, 'tsx'))
})
afterAll(() => rmSync(project, { recursive: true }))

stopTime()
// The surface is 1000 x 700, in which the first view has the offset (-524, 0).
layOut()

/** Drags by a mouse, which rests before its release, so that there is no fling. */
function drag(surface: Element, x: number, y: number): void {
  const mouse = new Pointer().down(surface, 500, 300).move(500 + x, 300 + y)
  pass(200)
  mouse.up()
}

function expectMoved(surface: Element, { style }: HTMLElement): void {
  expect(style.transform).toBe('matrix(1, 0, 0, 1, -524, 0)')
  drag(surface, -30, -40)
  expect(style.transform).toBe('matrix(1, 0, 0, 1, -554, -40)')
  expect(style.willChange).toBe('transform')
  fireEvent.keyDown(surface, { key: '+' })
  pass(1000)
  expect(style.transform).toMatch(/^matrix\(1\.414\d*, 0, 0, 1\.414\d*, -/)
  expect(style.willChange).toBe('')
}

it('the example without a framework moves its picture, in at most 8 lines', async () => {
  document.body.innerHTML = exampleIn(readme, 'html')
  await import(/* @vite-ignore */ join(project, 'main.ts'))
  const [surface, picture] = document.querySelectorAll<HTMLElement>('#map, #picture')
  expectMoved(surface as HTMLElement, picture as HTMLElement)
  expect(exampleIn(readme, 'ts').trim().split('\n').length).toBeLessThanOrEqual(8)
  document.body.innerHTML = ''
})

it('the example with React moves its picture, and leaves nothing behind when it unmounts', async () => {
  const { MapView } = await import(/* @vite-ignore */ join(project, 'MapView.tsx'))
  const { container, unmount } = render(<MapView />)
  const [surface, picture] = container.querySelectorAll<HTMLElement>('.map, .picture')
  expectMoved(surface as HTMLElement, picture as HTMLElement)
  const { transform } = (picture as HTMLElement).style
  unmount()
  drag(surface as HTMLElement, 50, 50)
  expect(picture?.style.transform).toBe(transform)
})

it('the examples compile with settings stricter than those of `npm create vite`', { timeout: 60_000 }, () => {
  const settings = { compilerOptions: STRICTER, include: ['panzoom', 'main.ts', 'MapView.tsx'] }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
  const folder = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
  const { stdout } = spawnSync(process.execPath, [join(folder, 'bin/tsc'), '-p', project], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})
