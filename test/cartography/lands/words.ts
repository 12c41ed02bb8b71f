/** Words for lands to grow from. */
const FIRST = 'am bir cor dun el fen gor hol is ker lar mos nor os pel ro'.split(' ')
const LAST = 'ber ch den eth ford gate hill in ket low mere ness or'.split(' ')

/** So many of them, always the same. */
export function wordsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [FIRST[index % FIRST.length], LAST[index % LAST.length]]
    return `${first}${last}`
  })
}
