// Runs one of the commands in this folder: node src/vite/commands/run.js draw --try 9
// They are TypeScript, which Node itself does not read in all versions that the project supports.
import { join } from 'node:path'

const [command, ...args] = process.argv.slice(2)
try {
  // Here, so that a project without its packages says so in a sentence.
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(import.meta.dirname, `${command}.ts`))
  await module.run(args)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
