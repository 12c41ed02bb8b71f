import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { compressAll, filesIn, sideBySide } from '../../src/vite/files'
import { makeFolder } from '../helpers/folder'

vi.mock('node:zlib', { spy: true })

const folder = makeFolder()

it('files and folders that are linked are as good as others; a link to nowhere is none', () => {
  const [here, there] = [makeFolder(), makeFolder()]
  writeFileSync(join(there, 'a.md'), '')
  const links = { 'b.md': join(there, 'a.md'), blog: there, lost: join(there, 'none'), round: here }
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(here, name))
  expect(filesIn(here)).toEqual(['b.md', 'blog/a.md'])
})

it('what systems leave in a folder is none of its files', () => {
  const here = makeFolder()
  for (const name of ['.DS_Store', '._cv.pdf', 'Thumbs.db', '.nojekyll', 'cv.pdf'])
    writeFileSync(join(here, name), '')
  expect(filesIn(here)).toEqual(['.nojekyll', 'cv.pdf'])
})

it('files are compressed in both formats, and of equal ones only one', async () => {
  const contents = { 'a.html': 'One page', 'b.html': 'Another', 'c.html': 'One page' }
  const files = Object.entries(contents).map(([name, content]) => ({ file: join(folder, name), content }))
  for (const { file, content } of files) writeFileSync(file, content)
  await compressAll(files.map(({ file }) => file))
  const read = files.map(({ file }) => [
    brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
    gunzipSync(readFileSync(`${file}.gz`)).toString(),
  ])
  expect(read).toEqual(files.map(({ content }) => [content, content]))
  expect(brotliCompress).toHaveBeenCalledTimes(2)
})

it('work side by side starts as much as there are processors, and the rest as that ends', async () => {
  const items = Array.from({ length: availableParallelism() + 2 }, (_, index) => index)
  const started: number[] = []
  const ends: (() => void)[] = []
  const done = sideBySide(items, (item) => {
    started.push(item)
    return new Promise((resolve) => ends.push(resolve))
  })
  expect(started).toEqual(items.slice(0, -2))
  ends[0]?.()
  await vi.waitFor(() => expect(started).toEqual(items.slice(0, -1)))
  for (const end of ends.splice(0)) end()
  await vi.waitFor(() => expect(started).toEqual(items))
  for (const end of ends) end()
  await done
})
