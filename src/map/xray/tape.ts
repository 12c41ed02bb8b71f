/**
 * A tape is a gesture as JSON: the inputs on a map, and the view in which it came to rest. The recorder writes tapes, the
 * player plays them, and bug reports and tests can contain them. A tape may come from anywhere, so {@link parseTape}
 * validates all of it: an accepted tape can be played, and ends.
 */
import type { Point, Size } from '../../panzoom/geometry'
import type { View } from '../../panzoom/view'

/** Incremented when an older player would play a newer tape wrongly. */
export const TAPE_VERSION = 1

/** The values of a DOM `PointerEvent.pointerType`. */
export type PointerKind = (typeof POINTERS)[number]

/** An input from a pointer, a wheel or the window. Positions are in screen px; `id` identifies a pointer of the tape. */
export type TapeInput =
  | ({ readonly kind: 'press'; readonly id: number; readonly pointer: PointerKind } & Point)
  | ({ readonly kind: 'move'; readonly id: number } & Point)
  /** With Shift held, a double tap zooms out. */
  | { readonly kind: 'lift'; readonly id: number; readonly shift?: true }
  /** The system has cancelled the pointer: its press is no click. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** `deltaY`, `deltaMode` and `ctrlKey` as in a DOM `WheelEvent`: a trackpad's pinch has `ctrlKey`. */
  | ({ readonly kind: 'wheel'; readonly deltaY: number; readonly deltaMode: number; readonly ctrlKey: boolean } & Point)
  | ({ readonly kind: 'resize' } & Size)

/** An input with its time, in ms since the tape began. */
export type TapeEvent = TapeInput & { readonly ms: number }

export interface Tape {
  readonly version: typeof TAPE_VERSION
  /** A short description. */
  readonly title: string
  /** The size of the viewport at first, in screen px. */
  readonly viewport: Size
  /** The view before the first event, at rest. */
  readonly start: View
  /** Whether it was recorded with reduced motion, which has no glides. */
  readonly reducedMotion?: true
  /** In the order of their times. */
  readonly events: readonly TapeEvent[]
  /** The view in which the map comes to rest. */
  readonly end: View
}

/** A valid tape, or the reason for its refusal. */
export type Parsed = { readonly tape: Tape } | { readonly refusal: string }

const POINTERS = ['mouse', 'touch', 'pen'] as const
/** A minute of a pointer that reports about 80 times a second, and its length as text. */
export const MAX_EVENTS = 5000
export const MAX_DURATION_MS = 60_000
const MAX_TEXT_LENGTH = 1_000_000
const MAX_TITLE_LENGTH = 80
/** The largest screen, and the farthest position of a pointer. */
const MAX_POSITION_PX = 20_000
/** Limits of a view's offset in screen px, and of its scale. */
const MAX_OFFSET_PX = 1_000_000
const [MIN_SCALE, MAX_SCALE] = [0.01, 100]

class Refusal extends Error {}

/** Parses the text of a tape. A refusal gives the position and the reason. */
export function parseTape(text: string): Parsed {
  try {
    if (text.length > MAX_TEXT_LENGTH) throw new Refusal(`a tape has at most ${MAX_TEXT_LENGTH} letters`)
    return { tape: tapeOf(jsonOf(text)) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}

/** Formats a tape with one event per line, so that people can read and compare it. */
export function formatTape(tape: Tape): string {
  const { events, end, ...head } = tape
  const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${lineOf(value)},`)
  const inputs = events.map((event) => `    ${lineOf(event)}`).join(',\n')
  return `{\n${lines.join('\n')}\n  "events": [\n${inputs}\n  ],\n  "end": ${lineOf(end)}\n}\n`
}

/** A value of the tape in one line, as the repository's formatter writes it. */
function lineOf(value: object | string | number | boolean): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(', ')} }`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('this is not JSON')
  }
}

function tapeOf(value: unknown): Tape {
  const known = ['version', 'title', 'viewport', 'start', 'reducedMotion', 'events', 'end']
  const fields = fieldsOf(value, 'the tape', known)
  if (fields.version !== TAPE_VERSION) {
    throw new Refusal(`the tape has version ${shown(fields.version)}, and only ${TAPE_VERSION} can be played`)
  }
  const { title, reducedMotion, events } = fields
  if (typeof title !== 'string' || title.length > MAX_TITLE_LENGTH) {
    throw new Refusal(`title is no text of at most ${MAX_TITLE_LENGTH} letters`)
  }
  if (!Array.isArray(events) || events.length < 1 || events.length > MAX_EVENTS) {
    throw new Refusal(`events is no list of 1 to ${MAX_EVENTS}`)
  }
  return {
    version: TAPE_VERSION,
    title,
    viewport: sizeOf(fieldsOf(fields.viewport, 'viewport', ['width', 'height']), 'viewport'),
    start: viewOf(fields.start, 'start'),
    ...(flag(reducedMotion, 'reducedMotion') && { reducedMotion: true as const }),
    events: eventsOf(events),
    end: viewOf(fields.end, 'end'),
  }
}

/** Validates the events: times in order, no pointer pressed twice at once, and each pointer lifted or cancelled. */
function eventsOf(values: readonly unknown[]): TapeEvent[] {
  const down = new Set<number>()
  let lastMs = 0
  const events = values.map((value, index) => {
    const where = `event ${index + 1}`
    const event = eventOf(value, where)
    if (event.ms < lastMs) throw new Refusal(`${where} is earlier than the one before it`)
    lastMs = event.ms
    if (!('id' in event)) return event
    const isPress = event.kind === 'press'
    if (down.has(event.id) === isPress) {
      throw new Refusal(`${where}: finger ${event.id} is ${isPress ? 'down already' : 'not down'}`)
    }
    if (isPress) down.add(event.id)
    else if (event.kind !== 'move') down.delete(event.id)
    return event
  })
  for (const id of down) throw new Refusal(`finger ${id} is never lifted`)
  return events
}

const FIELDS: Readonly<Record<TapeInput['kind'], readonly string[]>> = {
  press: ['id', 'pointer', 'x', 'y'],
  move: ['id', 'x', 'y'],
  lift: ['id', 'shift'],
  cancel: ['id'],
  wheel: ['x', 'y', 'deltaY', 'deltaMode', 'ctrlKey'],
  resize: ['width', 'height'],
}

function eventOf(value: unknown, where: string): TapeEvent {
  const { kind } = fieldsOf(value, where)
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) {
    throw new Refusal(`${where} has no kind that is known: ${shown(kind)}`)
  }
  const input = kind as TapeInput['kind']
  const fields = fieldsOf(value, where, ['ms', 'kind', ...FIELDS[input]])
  const ms = within(fields.ms, `${where}: ms`, 0, MAX_DURATION_MS)
  if (input === 'resize') return { ms, kind: input, ...sizeOf(fields, where) }
  if (input === 'wheel') {
    const turn = { ...pointOf(fields, where), deltaY: within(fields.deltaY, `${where}: deltaY`, -1e5, 1e5) }
    const ctrlKey = flag(fields.ctrlKey, `${where}: ctrlKey`)
    return { ms, kind: input, ...turn, deltaMode: whole(fields.deltaMode, `${where}: deltaMode`, 2), ctrlKey }
  }
  const id = whole(fields.id, `${where}: id`, Number.MAX_SAFE_INTEGER)
  if (input === 'cancel') return { ms, kind: input, id }
  if (input === 'lift') return { ms, kind: input, id, ...(flag(fields.shift, `${where}: shift`) && { shift: true }) }
  if (input === 'move') return { ms, kind: input, id, ...pointOf(fields, where) }
  const pointer = POINTERS.find((known) => known === fields.pointer)
  if (!pointer) throw new Refusal(`${where}: pointer is none of ${POINTERS.join(', ')}`)
  return { ms, kind: input, id, pointer, ...pointOf(fields, where) }
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of an object. With `known` given, any other field is refused: it is probably misspelt. */
function fieldsOf(value: unknown, where: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(`${where} is no object`)
  const unknownKey = known && Object.keys(value).find((key) => !known.includes(key))
  if (unknownKey !== undefined) throw new Refusal(`${where} has a field that is not known: ${shown(unknownKey)}`)
  return value as Fields
}

function viewOf(value: unknown, where: string): View {
  const { x, y, scale } = fieldsOf(value, where, ['x', 'y', 'scale'])
  const offset = (value: unknown, axis: string) => within(value, `${where}: ${axis}`, -MAX_OFFSET_PX, MAX_OFFSET_PX)
  return {
    x: offset(x, 'x'),
    y: offset(y, 'y'),
    scale: within(scale, `${where}: scale`, MIN_SCALE, MAX_SCALE),
  }
}

function sizeOf({ width, height }: Fields, where: string): Size {
  const length = (value: unknown, side: string) => within(value, `${where}: ${side}`, 1, MAX_POSITION_PX)
  return { width: length(width, 'width'), height: length(height, 'height') }
}

function pointOf({ x, y }: Fields, where: string): Point {
  const place = (value: unknown, axis: string) => within(value, `${where}: ${axis}`, -MAX_POSITION_PX, MAX_POSITION_PX)
  return { x: place(x, 'x'), y: place(y, 'y') }
}

function within(value: unknown, where: string, low: number, high: number): number {
  if (typeof value === 'number' && value >= low && value <= high) return value
  throw new Refusal(`${where} is no number from ${low} to ${high}`)
}

function whole(value: unknown, where: string, high: number): number {
  if (Number.isInteger(value)) return within(value, where, 0, high)
  throw new Refusal(`${where} is no whole number`)
}

function flag(value: unknown, where: string): boolean {
  if (typeof value === 'boolean' || value === undefined) return value === true
  throw new Refusal(`${where} is neither true nor false`)
}

/** A value as a refusal quotes it, cut short. */
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'none').slice(0, 30)
}
