import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { makeFolder, writeInto } from '../../helpers/folder'

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

it('a command without its packages says how to get them, where npm leaves out those for development', () => {
  const folder = makeFolder()
  for (const file of ['vite/commands/run.js', 'vite/load.js'])
    writeInto(folder, file, readFileSync(join(cwd, 'src', file), 'utf8'))
  writeInto(folder, 'package.json', '{ "type": "module" }')
  for (const command of ['build', 'draw']) {
    const program = [join(folder, 'vite/commands/run.js'), command]
    const { stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' })
    expect(stderr).toMatch(
      /^Cannot find package 'vite' .*\. Run "npm install --include=dev", and the command again\.\n$/,
    )
  }
})

it.each(['development', 'test', ''])('a build is made for visitors, also with NODE_ENV="%s"', (NODE_ENV) => {
  const folder = makeFolder()
  const vite = 'node_modules/vite'
  writeInto(folder, 'run.js', readFileSync(join(cwd, 'src/vite/commands/run.js'), 'utf8'))
  writeInto(folder, 'package.json', '{ "type": "module" }')
  writeInto(folder, `${vite}/package.json`, '{ "type": "module", "exports": "./dist/node/index.js" }')
  writeInto(folder, `${vite}/dist/node/index.js`, '')
  writeInto(folder, `${vite}/bin/vite.js`, 'console.log(process.env.NODE_ENV)')
  const env = { ...process.env, NODE_ENV }
  const { stdout } = spawnSync(process.execPath, ['run.js', 'build'], { cwd: folder, env, encoding: 'utf8' })
  expect(stdout).toBe('production\n')
})

it('--debug shows the stack', () => {
  expect(run('dev', '--prot', '--debug').stderr).toMatch(/Unknown option `--prot`\n +at /)
})

it('the development server finds the packages of the site, and no others', async () => {
  const customLogger = createLogger('silent')
  const says = [vi.spyOn(customLogger, 'warn'), vi.spyOn(customLogger, 'error')]
  const server = await createServer({ root: cwd, cacheDir: makeFolder(), customLogger })
  await server.listen(0)
  await server.environments.client.depsOptimizer?.scanProcessing
  await server.close()
  // What it says of an owner's table is another matter.
  expect(says.flatMap(({ mock }) => mock.calls).join()).not.toContain('dependenc')
})
