/** The exercises of src/panzoom/README.md, which fail until they are solved. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

export default defineConfig({
  ...site,
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/exercises/*.exercise.ts'],
    environment: 'node',
    forceRerunTriggers: ['**/realm.yaml', '**/public/map/places/*'],
  },
})
