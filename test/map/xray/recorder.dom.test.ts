/** A gesture is recorded on the page and played again: it ends where the map itself has come to rest. */
import { describe, expect, it } from 'vitest'
import { boxZoom } from '../../../src/map/inputs/boxZoom'
import { parseTape } from '../../../src/map/xray/parseTape'
import { Player } from '../../../src/map/xray/player'
import { Recorder } from '../../../src/map/xray/recorder'
import { formatTape, type Tape } from '../../../src/map/xray/tape'
import { expectSame } from '../../helpers/engine'
import { MAP, ZOOM } from '../../helpers/fingers'
import { cleanups, drag, liveMapOf, openInTheMiddle, point, preventDefaultOf, turn } from '../../helpers/page'
import { tapeIn } from '../../helpers/tapes'

function record(page = openInTheMiddle()) {
  const recorder = new Recorder(page.surface, page.controller)
  cleanups.push(() => recorder.stop())
  return { ...page, recorder, finish: () => recorder.finish('A test') as Tape }
}

describe('a recorded tape', () => {
  it('has each input with its time, pointer and position', () => {
    const { surface, clock, finish } = record()
    clock.advance(500)
    point(surface, 'pointerdown', 700, 400, { pointerId: 17, pointerType: 'touch' })
    clock.advance(16.4)
    point(surface, 'pointermove', 660.126, 360, { pointerId: 17, pointerType: 'touch' })
    clock.advance(200)
    point(surface, 'pointerup', 660, 360, { pointerId: 17, pointerType: 'touch', shiftKey: true })
    expect(finish()).toEqual({
      version: 1,
      title: 'A test',
      viewport: { width: 1440, height: 900 },
      start: { x: -304, y: -318, scale: 1 },
      events: [
        { ms: 0, kind: 'press', id: 1, pointer: 'touch', x: 700, y: 400 },
        { ms: 16, kind: 'move', id: 1, x: 660.13, y: 360 },
        { ms: 216, kind: 'lift', id: 1, shift: true },
      ],
      end: { x: -304 - 39.87, y: -358, scale: 1 },
    })
  })

  it('has no press that the engine ignores', () => {
    const page = record()
    const { surface, finish } = page
    cleanups.push(boxZoom(liveMapOf(page)))
    point(surface, 'pointerdown', 700, 400)
    point(surface, 'pointerdown', 700, 400, { shiftKey: true })
    point(surface, 'pointerup', 700, 400)
    const tape = finish()
    expect(parseTape(formatTape(tape))).toEqual({ tape })
  })

  it('starts at rest, though the recording began during a transition', () => {
    const page = openInTheMiddle()
    page.controller.goTo({ x: -604, y: -318, scale: 1 })
    page.clock.advance(100)
    const stopped = page.controller.view
    expect(stopped.x).toBeGreaterThan(-604)
    const { surface, clock, controller, finish } = record(page)
    clock.advance(50)
    drag(surface, -50)
    const tape = finish()
    clock.rest()
    expect(tape.start).toEqual(stopped)
    expectSame(tape.end, controller.view)
  })

  it.each<[string, (page: ReturnType<typeof record>) => void]>([
    ['drag', ({ surface }) => drag(surface, -50)],
    [
      'wheel',
      ({ surface, clock }) => {
        turn(surface, -100, 500, 300)
        clock.advance(60)
        turn(surface, -100, 500, 300)
      },
    ],
    [
      'pinch',
      ({ surface, clock }) => {
        point(surface, 'pointerdown', 600, 400, { pointerId: 1, pointerType: 'touch' })
        point(surface, 'pointerdown', 800, 400, { pointerId: 2, pointerType: 'touch', isPrimary: false })
        point(surface, 'pointermove', 900, 420, { pointerId: 2, pointerType: 'touch' })
        clock.advance(200)
        point(surface, 'pointerup', 900, 420, { pointerId: 2, pointerType: 'touch' })
        point(surface, 'pointerup', 600, 400, { pointerId: 1, pointerType: 'touch' })
      },
    ],
    [
      'resize',
      ({ surface, box }) => {
        point(surface, 'pointerdown', 700, 400)
        Object.assign(box, { width: 800, height: 600 })
        window.dispatchEvent(new Event('resize'))
        point(surface, 'pointerup', 700, 400)
      },
    ],
  ])('of a %s ends where the map does, and can be read again', (_, act) => {
    const page = record()
    act(page)
    const tape = page.finish()
    page.clock.rest()
    expectSame(tape.end, page.controller.view)
    expect(tapeIn(formatTape(tape))).toEqual(tape)
    expect(new Player(tape, { map: MAP, ...ZOOM }).finish()).toEqual(tape.end)
  })

  it('takes a finger away that was still down at its end, and leaves out one that was down before it', () => {
    const page = openInTheMiddle()
    const { surface } = page
    point(surface, 'pointerdown', 1, 1, { pointerId: 9 })
    const { finish } = record(page)
    point(surface, 'pointermove', 2, 2, { pointerId: 9 })
    point(surface, 'pointerup', 2, 2, { pointerId: 9 })
    point(surface, 'pointerdown', 700, 400)
    expect(finish().events.map(({ kind }) => kind)).toEqual(['press', 'cancel'])
  })

  it('leaves out prevented events', () => {
    const { surface, link, recorder } = record()
    preventDefaultOf(surface, 'pointerdown')
    drag(link, -50)
    turn(surface, 100, 500, 300, { shiftKey: true })
    expect(recorder.finish('Nothing')).toBeNull()
  })

  it('is never longer than one may be, and every finger is lifted in it', () => {
    const { surface, clock, recorder, finish } = record()
    for (let ms = 0; ms < 30_000; ms += 10) {
      point(surface, 'pointerdown', 1, 1, { pointerId: ms, pointerType: 'touch' })
      clock.advance(5)
      point(surface, 'pointerup', 1, 1, { pointerId: ms, pointerType: 'touch' })
      clock.advance(5)
    }
    expect(recorder.isFull).toBe(true)
    const tape = finish()
    expect(tape.events.length).toBeGreaterThan(4990)
    expect(tapeIn(formatTape(tape)).events.length).toBe(tape.events.length)
  })

  it('is no longer than that when one finger is down all the while', () => {
    const { surface, finish } = record()
    point(surface, 'pointerdown', 700, 400)
    for (let move = 0; move < 6000; move += 1) point(surface, 'pointermove', 700 + (move % 50), 400)
    point(surface, 'pointerup', 700, 400)
    const tape = finish()
    expect(tape.events.at(-1)).toEqual({ ms: 0, kind: 'lift', id: 1 })
    expect(tapeIn(formatTape(tape)).events.length).toBe(4999)
  })
})
