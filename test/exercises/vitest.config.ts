/** The exercises of src/panzoom/README.md, which fail until they are solved. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readTable } from '../../src/vite/ownerTable.ts'
import site from '../../vite.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What is wrong with the owner's table; undefined in the tests of the solutions. */
    mistakes?: string[]
  }
}

const root = resolve(import.meta.dirname, '../..')

export default defineConfig({
  ...site,
  root,
  test: {
    include: ['test/exercises/*.exercise.ts'],
    environment: 'node',
    provide: { mistakes: [...(await readTable(root)).mistakes] },
  },
})
