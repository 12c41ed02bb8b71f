/** Each ready-made tape, played in two ways: by the player, and as events of a browser. Both end in the tape's view. */
import { describe, expect, it } from 'vitest'
import { Player } from '../../../src/map/xray/player'
import type { Tape, TapeEvent } from '../../../src/map/xray/tape'
import { Controller } from '../../../src/panzoom/controller'
import { listen } from '../../../src/panzoom/listen'
import { ManualClock } from '../../helpers/clock'
import { MAP, ZOOM } from '../../helpers/fingers'
import { cleanups, LEFT, open, point, TOP, turn } from '../../helpers/page'
import { TAPES, tapeIn, tapeOf } from '../../helpers/tapes'

const PLAYED = { map: MAP, ...ZOOM }

/** Where a tape ends that is played at once, by this very engine. */
const endOf = (tape: Tape) => new Player(tape, PLAYED).finish()

/** Sends what a browser would, of a tape's event. */
function send(surface: HTMLElement, event: TapeEvent, box: { width: number; height: number }) {
  const pointer = (type: string, id: number, x: number, y: number, init: PointerEventInit = {}) =>
    point(surface, type, x, y, { pointerId: id, pointerType: 'touch', ...init })
  if (event.kind === 'press') pointer('pointerdown', event.id, event.x, event.y, { pointerType: event.pointer })
  if (event.kind === 'move') pointer('pointermove', event.id, event.x, event.y)
  if (event.kind === 'lift') pointer('pointerup', event.id, 0, 0, { shiftKey: event.shift ?? false })
  if (event.kind === 'cancel') pointer('pointercancel', event.id, 0, 0)
  if (event.kind === 'wheel') {
    const { deltaMode, ctrlKey } = event
    turn(surface, event.deltaY, event.x, event.y, { deltaMode, ctrlKey })
  }
  if (event.kind === 'resize') {
    Object.assign(box, { width: event.width, height: event.height })
    window.dispatchEvent(new Event('resize'))
  }
}

/** The view in which a tape ends as events of a browser, handled by `listen`. */
function endOnPage(tape: Tape) {
  const page = open()
  // An engine of this test's own, on a clock that draws as many frames as the player's.
  page.unlisten()
  const clock = new ManualClock()
  const controller = new Controller({ ...PLAYED, clock, prefersReducedMotion: () => false })
  const box = { ...tape.viewport }
  page.surface.getBoundingClientRect = () => new DOMRect(LEFT, TOP, box.width, box.height)
  controller.resize(box, () => tape.start)
  cleanups.push(listen(page.surface, controller, { root: page.root }))
  for (const event of tape.events) {
    clock.advance(event.ms - clock.now())
    // The page's clock gives the events' timestamps: the time at which they are handled.
    page.clock.advance(event.ms - page.clock.now())
    send(page.surface, event, box)
  }
  clock.rest()
  return controller.view
}

describe('the tapes that ship', () => {
  it('are ten', () => {
    expect(TAPES.map(({ file }) => file)).toEqual([
      'cancelled-touch.json',
      'double-tap-drag.json',
      'drag.json',
      'flick.json',
      'lift-in-pinch.json',
      'pinch.json',
      'resize-in-drag.json',
      'rubber-band.json',
      'trackpad-pinch.json',
      'wheel-burst.json',
    ])
  })

  it.each(TAPES)('$file ends, played at once, in its own last view', ({ text }) => {
    const tape = tapeIn(text)
    // But for the last digits, in which the powers and logarithms of two engines may differ.
    for (const part of ['x', 'y', 'scale'] as const) expect(endOf(tape)[part]).toBeCloseTo(tape.end[part], 9)
  })

  it.each(TAPES)('$file ends there too when it is played a little at a time', ({ text }) => {
    const tape = tapeIn(text)
    const player = new Player(tape, PLAYED)
    for (let ms = 0; !player.isOver; ms += 4.1) player.playTo(ms)
    expect(player.controller.view).toEqual(endOf(tape))
  })

  it.each(TAPES)('$file ends there too as events of a browser, handled by `listen`', ({ text }) => {
    const tape = tapeIn(text)
    expect(endOnPage(tape)).toEqual(endOf(tape))
  })
})

describe('a tape', () => {
  const over = (file: string) => {
    const tape = tapeOf(file)
    const player = new Player(tape, PLAYED)
    return { tape, player }
  }

  it('of a drag moves the map by what the mouse moved', () => {
    const { tape } = over('drag.json')
    expect(tape.end).toEqual({ x: -304 - 260, y: -386 - 120, scale: 1 })
  })

  it('of the edge pulls the map past it on its way, by less than 60 px', () => {
    const { tape, player } = over('rubber-band.json')
    player.playTo(tape.events.at(-1)?.ms ?? 0)
    expect(player.controller.view.x).toBeGreaterThan(30)
    expect(player.controller.view.x).toBeLessThan(60)
    expect(player.finish()).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('of a cancelled touch throws nothing, where the same finger lifted does', () => {
    const { tape } = over('cancelled-touch.json')
    const { kind, ...last } = tape.events.at(-1) as Extract<TapeEvent, { kind: 'cancel' }>
    const lifted = { ...tape, events: [...tape.events.slice(0, -1), { kind: 'lift' as const, ...last }] }
    expect(kind).toBe('cancel')
    expect(tape.end).toEqual({ x: -944, y: -594, scale: 1 })
    expect(new Player(lifted, PLAYED).finish().x).toBeLessThan(-1100)
  })

  it('of a double tap and drag zooms about where the finger came down, by as much as it slid', () => {
    const { tape } = over('double-tap-drag.json')
    expect(tape.end.scale).toBeCloseTo(2 ** (120 / 150), 9)
  })

  it('of a wheel at a limit of the scale lets a glide go on, as the page does', () => {
    const flick = tapeOf('flick.json')
    const lastMs = flick.events.at(-1)?.ms ?? 0
    const wheel = { kind: 'wheel', x: 100, y: 100, deltaY: -100, deltaMode: 0, ctrlKey: false } as const
    const start = { x: -2000, y: -1500, scale: 2 ** 1.5 }
    const tape = { ...flick, start, events: [...flick.events, { ms: lastMs + 50, ...wheel }] }
    expect(endOnPage(tape)).toEqual(endOf({ ...flick, start }))
    expect(endOf(tape)).toEqual(endOf({ ...flick, start }))
  })

  it('of two taps while a wheel zooms is a double tap, as on the page', () => {
    const at = { x: 100, y: 100 }
    const tap = (ms: number): TapeEvent[] => [
      { ms, kind: 'press', id: 1, pointer: 'touch', ...at },
      { ms: ms + 40, kind: 'lift', id: 1 },
    ]
    const wheel = { ms: 0, kind: 'wheel', ...at, deltaY: 100, deltaMode: 0, ctrlKey: false } as const
    const tape = { ...tapeOf('flick.json'), events: [wheel, ...tap(40), ...tap(140)] }
    expect(endOf(tape).scale).toBeGreaterThan(1.5)
    expect(endOnPage(tape)).toEqual(endOf(tape))
  })

  it('with reduced motion does not glide', () => {
    const tape = tapeOf('flick.json')
    const { x, y } = new Player({ ...tape, reducedMotion: true }, PLAYED).finish()
    expect({ x, y }).toEqual({ x: -844 - 130, y: -454 - 210 })
  })
})

describe('the player', () => {
  it('goes event by event', () => {
    const tape = tapeOf('drag.json')
    const player = new Player(tape, PLAYED)
    const seen = Array.from({ length: 4 }, () => {
      player.step()
      return `${tape.events[player.played - 1]?.kind} at ${player.ms}, seen at ${player.controller.view.x}`
    })
    // The third is the first beyond the tolerance: the map is still catching up with it.
    expect(seen.toSpliced(2, 1)).toEqual([
      'press at 0, seen at -304',
      'move at 57, seen at -304',
      `move at 90, seen at ${-304 + (tape.events[3] as { x: number }).x - 900}`,
    ])
  })

  it('is over when the map rests, not when the last event is played', () => {
    const tape = tapeOf('flick.json')
    const player = new Player(tape, PLAYED)
    player.playTo(tape.events.at(-1)?.ms ?? 0)
    expect([player.played, player.isOver]).toEqual([tape.events.length, false])
    player.finish()
    expect(player.isOver).toBe(true)
    player.step()
    expect(player.controller.view).toEqual(endOf(tape))
  })
})
