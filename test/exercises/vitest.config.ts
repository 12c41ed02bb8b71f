/** The exercises of src/panzoom/README.md, which fail until they are solved. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestProject } from 'vitest/node'
import { readTable } from '../../src/vite/ownerTable.ts'
import site from '../../vite.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What is wrong with the owner's table; undefined in the tests of the solutions. */
    mistakes?: string[]
  }
}

const root = resolve(import.meta.dirname, '../..')

/** Reads the table before each run. */
const mistakes = {
  name: 'mistakes',
  async configureVitest({ project }: { project: TestProject }) {
    const read = async () => project.provide('mistakes', [...(await readTable(root)).mistakes])
    await read()
    project.vitest.onTestsRerun(read)
  },
}

export default defineConfig({
  ...site,
  root,
  plugins: [...(site.plugins ?? []), mistakes],
  test: {
    include: ['test/exercises/*.exercise.ts'],
    environment: 'node',
    forceRerunTriggers: ['**/realm.yaml', '**/public/map/places/*'],
  },
})
