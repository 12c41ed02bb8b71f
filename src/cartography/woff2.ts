/** The format WOFF2, for fonts without TrueType outlines: https://www.w3.org/TR/WOFF2/ */
import { brotliCompressSync } from 'node:zlib'

/** Where the directory of an OpenType font begins, and the length of its entries: a tag, a checksum, offset and length. */
const DIRECTORY = 12
const ENTRY = 16
const WOFF2_HEADER = 48
/** In place of an index of well-known tags: the tag itself follows. */
const ANY_TAG = 63

/** Packs an OpenType font: a header, a short directory, and all tables as one compressed stream. */
export function woff2(bytes: Uint8Array): Buffer {
  const font = Buffer.from(bytes)
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = DIRECTORY + ENTRY * index
    const start = font.readUInt32BE(at + 8)
    const table = font.subarray(start, start + font.readUInt32BE(at + 12))
    return { tag: font.subarray(at, at + 4), table }
  })
  // Without the days on which it was made and changed, and the checksum of all: the same letters have the same bytes.
  for (const { tag, table } of entries) if (tag.toString() === 'head') table.fill(0, 8, 12).fill(0, 20, 36)
  const directory = Buffer.concat(
    entries.flatMap(({ tag, table }) => [Buffer.from([ANY_TAG]), tag, Buffer.from(base128(table.length))]),
  )
  const data = brotliCompressSync(Buffer.concat(entries.map(({ table }) => table)))
  const length = Math.ceil((WOFF2_HEADER + directory.length + data.length) / 4) * 4
  const file = Buffer.alloc(length)
  file.write('wOF2')
  font.copy(file, 4, 0, 4)
  file.writeUInt32BE(length, 8)
  file.writeUInt16BE(entries.length, 12)
  file.writeUInt32BE(font.length, 16)
  file.writeUInt32BE(data.length, 20)
  directory.copy(file, WOFF2_HEADER)
  data.copy(file, WOFF2_HEADER + directory.length)
  return file
}

/** A number in digits of seven bits, all but the last one marked by the eighth. */
function base128(number: number): number[] {
  const digits = [number & 127]
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 127) | 128)
  return digits
}
