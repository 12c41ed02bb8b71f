// Shows the page of an exercise and runs its test, again after each change: npm run exercise rotate
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { startVitest } from 'vitest/node'

const [name = 'rotate'] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname).flatMap(
  (file) => file.match(/^(\w+).*\.exercise\.ts$/)?.[1] ?? [],
)
if (!names.includes(name)) {
  console.error(`There is no exercise "${name}". There are: ${names.join(', ')}.`)
  process.exit(1)
}
const root = resolve(import.meta.dirname, '../..')
// A seventh region is seen on the site itself, the others on a page of their own.
const isOnSite = name === 'seventh'
const server = await createServer(
  isOnSite ? { root } : { root: import.meta.dirname, publicDir: resolve(root, 'public'), configFile: false },
)
await server.listen()
console.log(`See it at ${server.resolvedUrls?.local[0]}${isOnSite ? '' : `${name}.html`}`)
await startVitest('test', [name], { config: resolve(import.meta.dirname, 'vitest.config.ts'), watch: true })
