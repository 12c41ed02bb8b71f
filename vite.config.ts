import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Where the site lies on its host: `BASE_PATH=/portfolio/ npm run build`.
  base: process.env.BASE_PATH ?? '/',
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: 'test/helpers/setup.ts',
    restoreMocks: true,
  },
})
