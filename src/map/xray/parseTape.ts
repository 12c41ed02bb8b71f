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

/** Parses the text of a tape. A refusal names the invalid part, and says why. */
export function parseTape(text: string): { readonly tape: Tape } | { readonly refusal: string } {
  if (text.length > MAX_TEXT_LENGTH) return { refusal: `a tape has at most ${MAX_TEXT_LENGTH} letters` }
  let tape: unknown
  try {
    tape = JSON.parse(text)
  } catch {
    return { refusal: 'this is not JSON' }
  }
  const refusal = refusalOf(tape, '')
  return refusal === null ? { tape: tape as Tape } : { refusal }
}

/** Says why a value is refused; null if it is valid. `where` is its path in the tape, empty for the tape. */
type Check = (value: unknown, where: string) => string | null

const id = whole(Number.MAX_SAFE_INTEGER)
const point = { x: number(-MAX_POSITION_PX, MAX_POSITION_PX), y: number(-MAX_POSITION_PX, MAX_POSITION_PX) }
const size = { width: number(1, MAX_POSITION_PX), height: number(1, MAX_POSITION_PX) }
const offset = number(-MAX_OFFSET_PX, MAX_OFFSET_PX)
const view = object({ x: offset, y: offset, scale: number(0.01, 100) })
const flag = check((value) => typeof value === 'boolean', 'is neither true nor false')

/** The fields of each kind of event. */
const EVENTS: Readonly<Record<string, Check>> = {
  press: eventWith({ id, pointer: oneOf('mouse', 'touch', 'pen'), ...point }),
  move: eventWith({ id, ...point }),
  lift: eventWith({ id, shift: optional(flag) }),
  cancel: eventWith({ id }),
  wheel: eventWith({ ...point, deltaY: number(-1e5, 1e5), deltaMode: whole(2), ctrlKey: flag }),
  resize: eventWith(size),
} satisfies Record<TapeInput['kind'], Check>

const refusalOf = object({
  version: (value) =>
    value === TAPE_VERSION ? null : `the tape has version ${quoted(value)}, and only ${TAPE_VERSION} can be played`,
  title: check(
    (value) => typeof value === 'string' && value.length <= MAX_TITLE_LENGTH,
    `is no text of at most ${MAX_TITLE_LENGTH} letters`,
  ),
  viewport: object(size),
  start: view,
  reducedMotion: optional(flag),
  events,
  end: view,
})

/** Checks the events: times in order, no pointer pressed twice at once, and each pointer lifted or cancelled. */
function events(values: unknown, where: string): string | null {
  if (!Array.isArray(values) || values.length < 1 || values.length > MAX_EVENTS)
    return `${where} is no list of 1 to ${MAX_EVENTS}`
  const down = new Set<number>()
  let lastMs = 0
  for (const [index, value] of values.entries()) {
    const where = `event ${index + 1}`
    const refusal = eventRefusal(value, where)
    if (refusal !== null) return refusal
    const event = value as TapeEvent
    if (event.ms < lastMs) return `${where} is earlier than the one before it`
    lastMs = event.ms
    if (!('id' in event)) continue
    const isPress = event.kind === 'press'
    if (down.has(event.id) === isPress)
      return `${where}: pointer ${event.id} is ${isPress ? 'down already' : 'not down'}`
    if (isPress) down.add(event.id)
    if (event.kind === 'lift' || event.kind === 'cancel') down.delete(event.id)
  }
  const [held] = down
  return held === undefined ? null : `pointer ${held} is never lifted`
}

function eventRefusal(value: unknown, where: string): string | null {
  if (!isObject(value)) return `${where} is no object`
  const { kind } = value
  const check = typeof kind === 'string' && Object.hasOwn(EVENTS, kind) ? EVENTS[kind] : undefined
  return check ? check(value, where) : `${where} has no kind that is known: ${quoted(kind)}`
}

/** The check of an event with these fields. Its kind has been checked before. */
function eventWith(checks: Readonly<Record<string, Check>>): Check {
  return object({ ms: number(0, MAX_DURATION_MS), kind: () => null, ...checks })
}

/** The check of an object with these fields. Any other field is refused: it is probably misspelt. */
function object(checks: Readonly<Record<string, Check>>): Check {
  return (value, where) => {
    if (!isObject(value)) return `${where || 'the tape'} is no object`
    const unknownKey = Object.keys(value).find((key) => !Object.hasOwn(checks, key))
    if (unknownKey !== undefined) return `${where || 'the tape'} has a field that is not known: ${quoted(unknownKey)}`
    for (const [key, check] of Object.entries(checks)) {
      const refusal = check(value[key], where ? `${where}: ${key}` : key)
      if (refusal !== null) return refusal
    }
    return null
  }
}

function number(low: number, high: number): Check {
  const isValid = (value: unknown) => typeof value === 'number' && value >= low && value <= high
  return check(isValid, `is no number from ${low} to ${high}`)
}

function whole(high: number): Check {
  const isWhole = check(Number.isInteger, 'is no whole number')
  return (value, where) => isWhole(value, where) ?? number(0, high)(value, where)
}

function oneOf(...known: readonly unknown[]): Check {
  return check((value) => known.includes(value), `is none of ${known.join(', ')}`)
}

function optional(check: Check): Check {
  return (value, where) => (value === undefined ? null : check(value, where))
}

function check(isValid: (value: unknown) => boolean, otherwise: string): Check {
  return (value, where) => (isValid(value) ? null : `${where} ${otherwise}`)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a refusal quotes it, cut short. */
function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? 'none').slice(0, 30)
}
