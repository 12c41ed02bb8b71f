import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { SKETCHES, sketch } from '../../src/cartography/commands/sketches'
import { LANDMARKS } from '../../src/table/table'
import command from '../../src/vite/commands/sketch'
import { readTable } from '../../src/vite/ownerTable'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'sketch-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('all landmarks can be sketched, and much else', () => {
  expect(SKETCHES).toEqual(expect.arrayContaining([...LANDMARKS, 'lighthouse', 'kraken', 'well']))
})

it.each(SKETCHES)('the sketch of %s is large, and has ink in it', async (name) => {
  const svg = Buffer.from(sketch(name, 'parchment') ?? '')
  const { width = 0, height = 0 } = await sharp(svg).metadata()
  expect(Math.max(width, height)).toBe(900)
  // Rendered at a third of its size, which is faster.
  const data = await sharp(svg, { density: 24 }).removeAlpha().raw().toBuffer()
  const dark = data.filter((light) => light < 90).length / data.length
  expect(dark).toBeGreaterThan(0.005)
})

it('the command writes a file', async () => {
  const file = join(folder, 'keep.svg')
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await command.run(['keep', file])
  expect(log).toHaveBeenCalledWith(file)
  const { table } = await readTable(ROOT)
  expect(readFileSync(file, 'utf8')).toBe(sketch('keep', table?.mood ?? 'parchment'))
})

it('the command lists the names when it does not know one', () => {
  // As it is run, which shows no stack; a table may have remarks of its own.
  const args = ['src/vite/commands/run.js', 'sketch', 'unicorn']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).not.toMatch(/^ +at /m)
  for (const part of ['unicorn', 'lighthouse', 'keep']) expect(stderr).toContain(part)
})
