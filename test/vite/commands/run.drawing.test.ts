import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const cwd = join(import.meta.dirname, '../../..')

/** Runs a command as npm does. */
function run(...args: string[]) {
  const program = ['src/vite/commands/run.js', ...args]
  const { status, stderr } = spawnSync(process.execPath, program, { cwd, encoding: 'utf8' })
  return { status, stderr }
}

it.each([
  ['dev', '--prot', 'Unknown option `--prot`'],
  ['build', '3000', 'Unused args: `3000`'],
])('npm run %s -- %s says what is wrong, and how options are written', (command, arg, wrong) => {
  const cure = `Options follow two dashes, as in "npm run dev -- --port 3000"; "npx vite ${command} --help" lists them.`
  expect(run(command, arg)).toEqual({ status: 1, stderr: `${wrong}. ${cure}\n` })
})

it('--debug shows the stack', () => {
  expect(run('dev', '--prot', '--debug').stderr).toMatch(/Unknown option `--prot`\n +at /)
})
