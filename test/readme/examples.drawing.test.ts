/** What the READMEs offer to copy and to solve, as other projects see it. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { exampleIn } from '../helpers/examples'

const ENGINE = resolve(import.meta.dirname, '../../src/panzoom')

/** All that the templates of `npm create vite` set, those of Vite 5 too, and what stricter projects add. */
const STRICTER = {
  target: 'ES2020',
  module: 'ESNext',
  lib: ['ES2020', 'DOM', 'DOM.Iterable'],
  types: [],
  jsx: 'react-jsx',
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
  moduleDetection: 'force',
  verbatimModuleSyntax: true,
  isolatedModules: true,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  useDefineForClassFields: true,
  erasableSyntaxOnly: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
  noImplicitOverride: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
}

/** What the later examples take for granted. */
const PARTS = `
  export declare const surface: HTMLElement, picture: HTMLElement, map: { width: number; height: number }
  export declare const options: import('./panzoom/extras/createPanZoom').PanZoomOptions
  export declare const createPanZoom: typeof import('./panzoom/extras/createPanZoom').createPanZoom
`

it('the examples of the engine compile with settings stricter than those of `npm create vite`', () => {
  const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8')
  const project = mkdtempSync(join(import.meta.dirname, '.takeaway-'))
  try {
    cpSync(ENGINE, join(project, 'panzoom'), { recursive: true })
    const [main = '', ...parts] = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(
      ([, code = '']) => code,
    )
    writeFileSync(join(project, 'main.ts'), main)
    // These go on from there.
    for (const [index, part] of parts.entries()) writeFileSync(join(project, `part${index}.ts`), PARTS + part)
    writeFileSync(join(project, 'MapView.tsx'), exampleIn(readme, 'tsx'))
    const include = ['panzoom', 'main.ts', 'MapView.tsx', ...parts.map((_, index) => `part${index}.ts`)]
    const settings = { compilerOptions: STRICTER, include }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))
    const folder = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
    const tsc = [join(folder, 'bin/tsc'), '-p', project]
    expect(spawnSync(process.execPath, tsc, { encoding: 'utf8' }).stdout).toBe('')
  } finally {
    rmSync(project, { recursive: true })
  }
})

it('the exercises have the constants that the build defines', async () => {
  const { define } = await resolveConfig(
    { configFile: resolve(import.meta.dirname, '../exercises/vitest.config.ts') },
    'serve',
  )
  expect(Object.keys(define ?? {})).toContain('__HAS__.howItWorks')
})

it('an exercise that there is not is refused, with the names of those that there are', () => {
  const program = [resolve(import.meta.dirname, '../exercises/run.js'), 'zoom']
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('minimap, rotate, seventh')
})
