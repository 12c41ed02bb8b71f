import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { classNames, generateScopedName } from './src/build/classNames.ts'
import { plainImports } from './src/build/plainImports.ts'
import { delivery } from './src/build/plugin.ts'

export default defineConfig({
  // Where the site lies on its host: `BASE_PATH=/portfolio/ npm run build`.
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), classNames(), plainImports(), delivery()],
  css: { modules: { generateScopedName } },
  build: {
    // Every browser that runs these scripts knows modulepreload, or does without.
    modulePreload: false,
    // One style sheet, which is in every page: a script that is fetched later finds its styles there.
    cssCodeSplit: false,
  },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: 'test/helpers/setup.ts',
    restoreMocks: true,
  },
})
