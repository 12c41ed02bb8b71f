/** The text of the table as data, and its mistakes of syntax, each with its line and its cure. */
import { describe, expect, it } from 'vitest'
import { parseTable } from '../../src/table/parseTable'

const read = (text: string) => {
  const { value, mistakes } = parseTable(text)
  expect(mistakes).toEqual([])
  return value
}

describe('a table', () => {
  it.each([
    ['a: no\nb: 2024-05-01\nc: 2019–2026', { a: 'no', b: '2024-05-01', c: '2019–2026' }],
    ['a: true\nb: -0.5\nc: 2024', { a: true, b: -0.5, c: 2024 }],
    ['a:\nb: { c: }\nd:\n  -', { a: '', b: { c: '' }, d: [''] }],
    ["a: ''\nb: ~", { a: '', b: null }],
    ['a: Rank C#1 of C#\nb: A # note', { a: 'Rank C#1 of C#', b: 'A' }],
    ["a: 'Rank #1: all''s well'", { a: "Rank #1: all's well" }],
    ['a: In two\n  lines\nb: |\n  As\n  it is\n', { a: 'In two lines', b: 'As\nit is\n' }],
    ['\uFEFFa: 1\r\nb: two\r\n', { a: 1, b: 'two' }],
  ])('of %j is %j', (text, value) => expect(read(text)).toEqual(value))

  it.each([
    [['a'], 1],
    [['r', 0, 'name'], 4],
    [['r', 0, 'cards', 1, 'date'], 8],
    [['r', 1], 9],
    [['r', 1, 'corners', 2, 0], 11],
    // What is missing is looked for where it belongs.
    [['r', 0, 'cards', 1, 'title'], 7],
    [['r', 5], 3],
    [['b'], 0],
  ])('has its value %j in line %i', (path, line) => {
    const text =
      'a: 1\n\nr:\n  - name: A\n    cards:\n      - { title: One }\n      - text: x\n        date: y\n'
    const more = '  - name: B\n    corners: [[1, 2],\n      [3, 4], [5, 6]]\n'
    expect(parseTable(text + more).lineOf(path)).toBe(line)
  })
})

describe('a mistake', () => {
  const COLUMN = 'begins in another column than the lines it belongs with.'
  it.each([
    ['siteName:Mine\nmood: arctic', 1, 'needs a space after its colon: siteName: Mine'],
    ['a:x\n\n# A note\nb: 1', 1, 'needs a space after its colon: a: x'],
    ['a: 1\nmood:arctic', 2, 'needs a space after its colon: mood: arctic'],
    ['r:\n  - name: A\n    text:Hello\n    b: 1', 3, 'needs a space after its colon: text: Hello'],
    ['r:\n  - name: x\n  -name: y', 3, 'needs a space after its dash.'],
    ['a: 1\nnotes to self\nb: 1', 2, 'has no name and colon before it. If it continues the text above,'],
    ["a: It's Notes: two\nb: 1", 1, "Put the whole text in quotes: 'It''s Notes: two'"],
    ['a: [{ b: c: d }]', 1, 'has a text with a colon and a space in it. Put the whole text in quotes.'],
    ['a: long\n  text: x\nb: 1', 2, COLUMN],
    ['a: 1\nb one\nc: 1', 2, 'has no colon. A field is a name, a colon, a space and a value.'],
    ['# One: two\n\na one\n# Two\nb: 1', 3, 'has no colon. A field is a name, '],
    ['a：1\nb: 1', 1, 'has a full-width colon. Write : and a space after the name of the field.'],
    ['a:\n  - b: 1\n    c：1\n    d: 1', 3, 'has a full-width colon.'],
    ["a: 'the artificers' forge'", 1, 'An apostrophe within single quotes is written twice'],
    ["b: 1\na: 'Tis\nc: 2", 2, 'has an opening quote without a closing one.'],
    ["a: 1\nb: 'Tis\n\n# It's\nc: 'x'", 2, 'has an opening quote without a closing one.'],
    ["a: 'x'# A note\nb: 1", 1, 'needs a space before its #.'],
    ['a: "x" and y', 1, 'has more after its closing quote. Put all of it in single quotes.'],
    ["a: 'x',\nb: 1", 1, 'has a comma too many. Delete it.'],
    ['a: [1,, 2]', 1, 'has a comma too many. Delete it.'],
    ['a: @me', 1, "begins with @, a sign of YAML. Put the whole text in quotes: '@me'"],
    ['a: *bold* x', 1, 'begins with *, a sign of YAML.'],
    ['a: &Co', 1, 'begins with &, a sign of YAML.'],
    ['a: !wow x', 1, 'begins with !, a sign of YAML.'],
    ['a: > x', 1, 'has words after > or |.'],
    ['a: - x', 1, 'has a dash after a colon.'],
    ['a: [[1, 2],\n[3, 4]]\nb: 1', 1, 'has a bracket that is not closed with ]'],
    ['b: 1\na: { x: 1\nc: 1', 2, 'has a bracket that is not closed with }'],
    ['a: [1] x', 1, 'has more after its closing ].'],
    ['a: [1], [2]', 1, 'has more after its closing ].'],
    ['a: {{ x }}\nb: 1', 1, 'has a text that begins with a bracket, a sign of YAML. Put the whole text'],
    ['a: ]', 1, 'has a closing ] without an opening one.'],
    ['r:\n\ta: 1', 2, 'is indented with a tab. Use spaces'],
    ['r:\n  - n: 1\n   m: 2', 3, COLUMN],
    ['r:\n    a: 1\n   b: 2', 3, COLUMN],
    ['r:\n  - n: 1\n - n: 2', 3, COLUMN],
    [' a: 1\nb: 2', 2, COLUMN],
    ['a: 1\n\n# A note\n b: 2\nc: 3', 4, COLUMN],
    ['a: 1\n\n# A note\n- b: 2\nc: 3', 4, COLUMN],
    ['a:\nb: 1\n  c: 1\n  d: 2', 3, COLUMN],
    ['a: 1\nb: x\n  - c: 1\n  - d: 2', 3, COLUMN],
    ['- a: 1\nb: 2', 2, COLUMN],
    ['r:\n  – n: 1\n    m: 2', 2, 'begins with –. An item of a list begins with a - and a space.'],
    ['r:\n  - n: 1\n  * n: 2', 3, 'begins with *. An item of a list begins with a - and a space.'],
    ['a: 1\nb: 2\na: 3', 3, 'has a field that is already in line 1. Delete one of the two.'],
    ['a: 1\n---\nb: 2', 2, 'begins a second table with ---.'],
    ['a: "C:\\x"', 1, 'has a \\ within double quotes'],
    ['a:\u00a0x\nb: 1', 1, 'has a space of another kind'],
  ])('in %j is in line %i: %s', (text, line, says) => {
    const { value, mistakes } = parseTable(text)
    expect(value).toBeUndefined()
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(`src/realm/realm.yaml:${line}: the line `)
    expect(mistakes[0]).toContain(says)
  })

  it.each([
    ['', ': it is empty.'],
    ['# A note', ': it is empty.'],
    ['- a', ': it has no fields. One is a name, a colon, a space and a value: siteName: My Realm'],
    ['a: 1\nb: \0', ':2: it is not in UTF-8. Save it in that encoding.'],
    ['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> theirs\n', ':2: from this line on, git has left both'],
    [
      'r:\n  - heading: A\n    text: x\n    heading: B',
      ':4: the line has a field that is already in line 2.',
    ],
    ['a: Rank #1', ':1: from "#1" on, the line is a note. Put the text in quotes,'],
  ])('%j is refused: %s', (text, says) => {
    expect(parseTable(text).mistakes).toEqual([expect.stringContaining(`src/realm/realm.yaml${says}`)])
  })
})

it('reports all lines whose text has a colon and a space, once each', () => {
  const { mistakes } = parseTable('a: Le monde : moi : toi\nb: 1\nc:\n  d: Voici : tout\n')
  const says = (line: number, quoted: string) =>
    `src/realm/realm.yaml:${line}: the line has a text with a colon and a space in it. Put the whole text in quotes: '${quoted}'`
  expect(mistakes).toEqual([says(1, 'Le monde : moi : toi'), says(4, 'Voici : tout')])
})
