/** Folders, files and pictures for tests that read them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'

/** Makes a folder that is removed after the tests of this file. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'realm-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file into a folder, with the folders between. */
export function writeInto(folder: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** A picture of one colour, of this size in px. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })
