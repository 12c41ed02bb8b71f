import { describe, expect, it } from 'vitest'
import { parseTape } from '../../../src/map/xray/parseTape'
import { formatTape } from '../../../src/map/xray/tape'
import { TAPES, tapeIn } from '../../helpers/tapes'

const TAPE = {
  version: 1,
  title: 'A tap',
  viewport: { width: 360, height: 740 },
  start: { x: -844, y: 0, scale: 1 },
  events: [
    { ms: 0, kind: 'press', id: 1, pointer: 'touch', x: 100, y: 200 },
    { ms: 50, kind: 'lift', id: 1 },
  ],
  end: { x: -844, y: 0, scale: 1 },
}

const press = { ms: 0, kind: 'press', id: 1, pointer: 'touch', x: 100, y: 200 }
const lift = { ms: 50, kind: 'lift', id: 1 }
const turn = { ms: 0, kind: 'wheel', x: 1, y: 2, deltaY: 100, deltaMode: 0, ctrlKey: false }

const refusalOf = (text: string) => {
  const parsed = parseTape(text)
  return 'refusal' in parsed ? parsed.refusal : null
}
const withFields = (fields: object) => JSON.stringify({ ...TAPE, ...fields })
const withEvents = (...events: unknown[]) => withFields({ events })

describe('a tape', () => {
  it.each(TAPES)('$file is read and written to the letter', ({ text }) => {
    expect(formatTape(tapeIn(text))).toBe(text)
  })

  it('may hold every kind of event, each with all it may say', () => {
    const events = [
      press,
      { ms: 10, kind: 'move', id: 1, x: 0.5, y: -3 },
      { ms: 10, kind: 'press', id: 2, pointer: 'pen', x: 1, y: 1 },
      { ...lift, id: 1, shift: true },
      { ms: 50, kind: 'cancel', id: 2 },
      { ...turn, ms: 60, deltaMode: 1, ctrlKey: true },
      { ms: 70, kind: 'resize', width: 740, height: 360 },
    ]
    expect(parseTape(withFields({ events, reducedMotion: true }))).toEqual({
      tape: { ...TAPE, events, reducedMotion: true },
    })
  })
})

describe('a tape is refused', () => {
  it.each([
    ['', 'this is not JSON'],
    ['{"version": 1', 'this is not JSON'],
    ['alert(1)', 'this is not JSON'],
    ['null', 'the tape is no object'],
    ['[]', 'the tape is no object'],
    ['"tape"', 'the tape is no object'],
    ['{}', 'the tape has version none, and only 1 can be played'],
    [withFields({ version: 2 }), 'the tape has version 2, and only 1 can be played'],
    [withFields({ version: '1' }), 'the tape has version "1", and only 1 can be played'],
    [withFields({ speed: 2 }), 'the tape has a field that is not known: "speed"'],
    [`{"__proto__": {"a": 1}, ${withFields({}).slice(1)}`, 'the tape has a field that is not known: "__proto__"'],
    [withFields({ title: undefined }), 'title is no text of at most 80 letters'],
    [withFields({ title: 'x'.repeat(81) }), 'title is no text of at most 80 letters'],
    [withFields({ viewport: { width: 0, height: 740 } }), 'viewport: width is no number from 1 to 20000'],
    [withFields({ viewport: { width: 360 } }), 'viewport: height is no number from 1 to 20000'],
    [withFields({ viewport: [360, 740] }), 'viewport is no object'],
    [withFields({ start: { x: '0', y: 0, scale: 1 } }), 'start: x is no number from -1000000 to 1000000'],
    [withFields({ start: { x: 0, y: 0, scale: 0 } }), 'start: scale is no number from 0.01 to 100'],
    [withFields({ end: undefined }), 'end is no object'],
    [withFields({ end: { x: null, y: 0, scale: 1 } }), 'end: x is no number from -1000000 to 1000000'],
    [withFields({ reducedMotion: 'yes' }), 'reducedMotion is neither true nor false'],
    [withFields({ events: {} }), 'events is no list of 1 to 5000'],
    [withEvents(), 'events is no list of 1 to 5000'],
    [withFields({ events: Array(5001).fill(turn) }), 'events is no list of 1 to 5000'],
    [withEvents(null), 'event 1 is no object'],
    [withEvents({ ms: 0 }), 'event 1 has no kind that is known: none'],
    [withEvents({ ms: 0, kind: 'constructor' }), 'event 1 has no kind that is known: "constructor"'],
    [withEvents({ ...press, force: 1 }), 'event 1 has a field that is not known: "force"'],
    [withEvents({ ...press, ms: -1 }), 'event 1: ms is no number from 0 to 60000'],
    [withEvents({ ...press, ms: 60_001 }), 'event 1: ms is no number from 0 to 60000'],
    [withEvents({ ...press, x: 1e9 }), 'event 1: x is no number from -20000 to 20000'],
    [withEvents({ ...press, y: undefined }), 'event 1: y is no number from -20000 to 20000'],
    [withEvents({ ...press, id: 0.5 }), 'event 1: id is no whole number'],
    [withEvents({ ...press, id: -1 }), 'event 1: id is no number from 0 to 9007199254740991'],
    [withEvents({ ...press, pointer: 'foot' }), 'event 1: pointer is none of mouse, touch, pen'],
    [withEvents({ ...turn, deltaMode: 3 }), 'event 1: deltaMode is no number from 0 to 2'],
    [withEvents({ ...turn, deltaY: 1e6 }), 'event 1: deltaY is no number from -100000 to 100000'],
    [withEvents({ ...turn, ctrlKey: 1 }), 'event 1: ctrlKey is neither true nor false'],
    [withEvents({ ms: 0, kind: 'resize', width: 360, height: 0 }), 'event 1: height is no number from 1 to 20000'],
    [withEvents(press, { ...lift, shift: 1 }), 'event 2: shift is neither true nor false'],
    [withEvents({ ...press, ms: 60 }, lift), 'event 2 is earlier than the one before it'],
    [withEvents(press, press, lift), 'event 2: pointer 1 is down already'],
    [withEvents(press, lift, { ms: 60, kind: 'move', id: 1, x: 1, y: 1 }), 'event 3: pointer 1 is not down'],
    [withEvents(press, { ...lift, id: 2 }), 'event 2: pointer 2 is not down'],
    [withEvents(press), 'pointer 1 is never lifted'],
    [`"${'x'.repeat(1_000_000)}"`, 'a tape has at most 1000000 letters'],
  ])('%.60s: %s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal)
  })

  it('deep in brackets without a fall', () => {
    expect(refusalOf('['.repeat(100_000) + ']'.repeat(100_000))).not.toBeNull()
  })
})
