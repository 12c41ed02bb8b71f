import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { delivery } from './src/build/plugin.ts'

export default defineConfig({
  // Where the site lies on its host: `BASE_PATH=/portfolio/ npm run build`.
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), delivery()],
  build: {
    rolldownOptions: {
      output: {
        // A file of its own for what changes with a package and not with the site, so that a browser can keep it.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules|rolldown/ }] },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: 'test/helpers/setup.ts',
    restoreMocks: true,
  },
})
