// Runs one of the commands in this folder, or one of Vite's: node src/vite/commands/run.js draw --try 9
import { join } from 'node:path'
import { inspect } from 'node:util'

const VITES = ['dev', 'build', 'preview']
const [command, ...args] = process.argv.slice(2)
// An owner reads the sentence of an error, a developer also its stack: npm run build -- --debug
const isDebugged = args.some((arg) => /^(--debug|-d)$/.test(arg))
if (!isDebugged) {
  Error.stackTraceLimit = 0
  Error.prototype[inspect.custom] = function () {
    return this.message
  }
}

// The first is of Vite's parser of options.
const CURES = {
  CACError: `. Options follow two dashes, as in "npm run dev -- --port 3000"; "npx vite ${command} --help" lists them.`,
  // With NODE_ENV=production, npm would leave them out once more.
  ERR_MODULE_NOT_FOUND: '. Run "npm install --include=dev", and the command again.',
}

process.on('uncaughtException', (error) => {
  const cure = CURES[error.code ?? error.name] ?? ''
  console.error(isDebugged ? error : `${error.message}${cure}`)
  process.exit(1)
})

// Vite would parse all that it loads once more, for a warning that is of no use here.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

if (VITES.includes(command)) {
  // Hosts are told "development" to install all packages: visitors would get the large React of development.
  if (command === 'build') process.env.NODE_ENV = 'production'
  // The folder, so that Vite does not take another argument, such as an option without its dashes, for it.
  process.argv.splice(3, 0, '.')
  await import(new URL('../../bin/vite.js', import.meta.resolve('vite')))
} else {
  // Here, so that a project without its packages says so in a sentence.
  const { load } = await import('../load.js')
  const { run } = await load(join(import.meta.dirname, `${command}.ts`))
  await run(args.filter((arg) => arg !== '--debug'))
}
