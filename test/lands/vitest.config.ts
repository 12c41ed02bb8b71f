/** `npm run lands`: see all.lands.ts. */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import site from '../../vite.config.ts'

export default defineConfig({
  ...site,
  root: resolve(import.meta.dirname, '../..'),
  test: { include: ['test/lands/*.lands.ts'], environment: 'node', fileParallelism: false },
})
