/**
 * Validates tapes, which may come from anywhere: an accepted tape can be played, and ends. {@link Tape} documents the
 * fields that the tables below check.
 */
import { MAX_DURATION_MS, MAX_EVENTS, TAPE_VERSION, type Tape, type TapeEvent, type TapeInput } from './tape'

const MAX_TEXT_LENGTH = 1_000_000
const MAX_TITLE_LENGTH = 80
/** The largest screen, and the farthest position of a pointer. */
const MAX_POSITION_PX = 20_000
const MAX_OFFSET_PX = 1_000_000

class Refusal extends Error {}

/** Parses the text of a tape. A refusal names the invalid part, and says why. */
export function parseTape(text: string): { readonly tape: Tape } | { readonly refusal: string } {
  try {
    if (text.length > MAX_TEXT_LENGTH) throw new Refusal(`a tape has at most ${MAX_TEXT_LENGTH} letters`)
    return { tape: TAPE(jsonOf(text), '') as Tape }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('this is not JSON')
  }
}

/** Returns the value if it is valid, and throws a refusal if not. `where` is its path in the tape, empty for the tape. */
type Check = (value: unknown, where: string) => unknown
type Fields = Readonly<Record<string, unknown>>

const id = whole(Number.MAX_SAFE_INTEGER)
const point = { x: number(-MAX_POSITION_PX, MAX_POSITION_PX), y: number(-MAX_POSITION_PX, MAX_POSITION_PX) }
const size = { width: number(1, MAX_POSITION_PX), height: number(1, MAX_POSITION_PX) }
const offset = number(-MAX_OFFSET_PX, MAX_OFFSET_PX)
const view = object({ x: offset, y: offset, scale: number(0.01, 100) })

/** The fields of each kind of event. */
const EVENTS: Readonly<Record<TapeInput['kind'], Check>> = {
  press: eventWith({ id, pointer: oneOf('mouse', 'touch', 'pen'), ...point }),
  move: eventWith({ id, ...point }),
  lift: eventWith({ id, shift: optional(flag) }),
  cancel: eventWith({ id }),
  wheel: eventWith({ ...point, deltaY: number(-1e5, 1e5), deltaMode: whole(2), ctrlKey: flag }),
  resize: eventWith(size),
}

const TAPE = object({
  version,
  title,
  viewport: object(size),
  start: view,
  reducedMotion: optional(flag),
  events,
  end: view,
})

function version(value: unknown): unknown {
  if (value === TAPE_VERSION) return value
  throw new Refusal(`the tape has version ${quoted(value)}, and only ${TAPE_VERSION} can be played`)
}

function title(value: unknown, where: string): unknown {
  if (typeof value === 'string' && value.length <= MAX_TITLE_LENGTH) return value
  throw new Refusal(`${where} is no text of at most ${MAX_TITLE_LENGTH} letters`)
}

/** Checks the events: times in order, no pointer pressed twice at once, and each pointer lifted or cancelled. */
function events(values: unknown, where: string): readonly TapeEvent[] {
  if (!Array.isArray(values) || values.length < 1 || values.length > MAX_EVENTS) {
    throw new Refusal(`${where} is no list of 1 to ${MAX_EVENTS}`)
  }
  const down = new Set<number>()
  let lastMs = 0
  const checked = values.map((value, index) => {
    const where = `event ${index + 1}`
    const event = eventOf(value, where)
    if (event.ms < lastMs) throw new Refusal(`${where} is earlier than the one before it`)
    lastMs = event.ms
    if (!('id' in event)) return event
    const isPress = event.kind === 'press'
    if (down.has(event.id) === isPress) {
      throw new Refusal(`${where}: pointer ${event.id} is ${isPress ? 'down already' : 'not down'}`)
    }
    if (isPress) down.add(event.id)
    if (event.kind === 'lift' || event.kind === 'cancel') down.delete(event.id)
    return event
  })
  for (const id of down) throw new Refusal(`pointer ${id} is never lifted`)
  return checked
}

function eventOf(value: unknown, where: string): TapeEvent {
  const { kind } = fieldsOf(value, where)
  if (typeof kind !== 'string' || !Object.hasOwn(EVENTS, kind)) {
    throw new Refusal(`${where} has no kind that is known: ${quoted(kind)}`)
  }
  return EVENTS[kind as TapeInput['kind']](value, where) as TapeEvent
}

/** The check of an event with these fields. Its kind has been checked before. */
function eventWith(checks: Readonly<Record<string, Check>>): Check {
  return object({ ms: number(0, MAX_DURATION_MS), kind: (kind) => kind, ...checks })
}

/** The check of an object with these fields. Any other field is refused: it is probably misspelt. */
function object(checks: Readonly<Record<string, Check>>): Check {
  return (value, where) => {
    const fields = fieldsOf(value, where)
    const unknownKey = Object.keys(fields).find((key) => !Object.hasOwn(checks, key))
    if (unknownKey !== undefined)
      throw new Refusal(`${where || 'the tape'} has a field that is not known: ${quoted(unknownKey)}`)
    const checked = Object.entries(checks).map(([key, check]) => [
      key,
      check(fields[key], where ? `${where}: ${key}` : key),
    ])
    return Object.fromEntries(checked.filter(([, field]) => field !== undefined))
  }
}

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new Refusal(`${where || 'the tape'} is no object`)
}

function number(low: number, high: number): Check {
  return (value, where) => {
    if (typeof value === 'number' && value >= low && value <= high) return value
    throw new Refusal(`${where} is no number from ${low} to ${high}`)
  }
}

function whole(high: number): Check {
  return (value, where) => {
    if (Number.isInteger(value)) return number(0, high)(value, where)
    throw new Refusal(`${where} is no whole number`)
  }
}

function oneOf(...known: readonly string[]): Check {
  return (value, where) => {
    if (typeof value === 'string' && known.includes(value)) return value
    throw new Refusal(`${where} is none of ${known.join(', ')}`)
  }
}

function flag(value: unknown, where: string): unknown {
  if (typeof value === 'boolean') return value
  throw new Refusal(`${where} is neither true nor false`)
}

function optional(check: Check): Check {
  return (value, where) => (value === undefined ? value : check(value, where))
}

/** A value as a refusal quotes it, cut short. */
function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'none').slice(0, 30)
}
