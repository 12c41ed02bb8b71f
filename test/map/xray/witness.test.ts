// @vitest-environment node
/** What X-ray tells of the engine is what the engine does: its numbers are compared with the engine's own views. */
import { describe, expect, it } from 'vitest'
import { Player } from '../../../src/map/xray/player'
import type { Deed } from '../../../src/map/xray/tape'
import { type Account, Witness } from '../../../src/map/xray/witness'
import { centreOf } from '../../../src/panzoom/geometry'
import { toMap } from '../../../src/panzoom/view'
import { expectSame, expectSeen, openInTheMiddle } from '../../helpers/engine'
import { MAP, ZOOM } from '../../helpers/hands'
import { TAPES, tapeOf } from '../../helpers/tapes'

/** Plays a tape and lets a witness tell after each event, and in frames from then on. */
function told(file: string) {
  const accounts: { kind: Deed['kind'] | 'frame'; account: Account }[] = []
  const player = new Player(tapeOf(file), { map: MAP, ...ZOOM }, (deed, ms) => {
    witness.hear(deed, ms)
    accounts.push({ kind: deed.kind, account: witness.tell() })
  })
  const witness = new Witness(player.controller)
  while (!player.isOver) {
    const { played } = player
    player.step()
    if (player.played === played) accounts.push({ kind: 'frame', account: witness.tell() })
  }
  return accounts
}

/** The states of a tape in their order, each once. */
function statesOf(file: string) {
  return told(file)
    .map(({ account }) => account.state)
    .filter((state, index, all) => state !== all[index - 1])
}

describe('the state', () => {
  it.each([
    { file: 'drag.json', states: ['pressed', 'dragging', 'still'] },
    { file: 'flick.json', states: ['pressed', 'dragging', 'gliding', 'still'] },
    { file: 'pinch.json', states: ['pressed', 'pinching', 'dragging', 'gliding', 'still'] },
    { file: 'lift-in-pinch.json', states: ['pressed', 'pinching', 'dragging', 'still'] },
    { file: 'wheel-burst.json', states: ['flying', 'still'] },
    { file: 'trackpad-pinch.json', states: ['still'] },
    { file: 'double-tap-drag.json', states: ['pressed', 'still', 'pressed', 'dragging', 'still'] },
    { file: 'rubber-band.json', states: ['pressed', 'dragging', 'gliding', 'still'] },
    { file: 'resize-in-drag.json', states: ['pressed', 'dragging', 'still'] },
    { file: 'cancelled-touch.json', states: ['pressed', 'dragging', 'still'] },
  ])('of $file goes through $states', ({ file, states }) => {
    expect(statesOf(file)).toEqual(states)
  })

  it('is flying while a key is held, and by whatever else moves the map', () => {
    const { clock, controller } = openInTheMiddle()
    const witness = new Witness(controller)
    controller.steer({ x: 0.5, y: 0 })
    expect(witness.tell().state).toBe('flying')
    controller.steer(null)
    clock.rest()
    expect(witness.tell().state).toBe('still')
    controller.act({ zoom: 1 })
    clock.frame()
    expect(witness.tell().state).toBe('flying')
  })
})

describe('the three inputs of pin', () => {
  it.each(TAPES)('of $file give the view, but for what an edge adds to it', ({ file }) => {
    const isAtEdge = file === 'rubber-band.json'
    for (const { account } of told(file)) {
      const { pinned, view, bounds } = account
      expect(pinned.scale).toBe(view.scale)
      if (!isAtEdge && view.scale < bounds.maxScale) expectSame(pinned.view, view)
    }
  })

  it('are the point that was held and where the fingers are now', () => {
    const [press, move] = [told('drag.json')[0], told('drag.json')[5]]
    expect(press?.account.pinned.pointMap).toEqual({ x: 900 + 304, y: 420 + 386 })
    expect(move?.account.pinned.pointMap).toEqual({ x: 1204, y: 806 })
    expect(move?.account.pinned.pointScreen).toEqual(move?.account.fingers[0]?.atScreen)
  })

  it('past the edge ask for more than the map gives', () => {
    const last = told('rubber-band.json').findLast(({ kind }) => kind === 'move')?.account
    expect(last?.pinned.view).toEqual({ x: 130, y: 230, scale: 1 })
    expect(last?.view.x).toBeCloseTo((60 * 130) / (130 + 120), 9)
  })

  it('of one finger that zooms stay where it took hold', () => {
    const moves = told('double-tap-drag.json').filter(({ kind }) => kind === 'move')
    for (const { account } of moves) expect(account.pinned.pointScreen).toEqual({ x: 204, y: 304 })
  })

  it('of a wheel are what was under it, all the while', () => {
    const accounts = told('wheel-burst.json')
    for (const { account } of accounts.filter(({ account }) => account.state === 'flying')) {
      expect(account.pinned.pointScreen).toEqual({ x: 500, y: 300 })
      expectSeen(account.view, { x: 804, y: 686 }, { x: 500, y: 300 })
    }
  })

  it('of a map at rest are its middle', () => {
    const { controller } = openInTheMiddle()
    const { pinned, bounds, view } = new Witness(controller).tell()
    expect(pinned.pointScreen).toEqual(centreOf(bounds.viewport))
    expect(pinned.pointMap).toEqual(toMap(view, { x: 180, y: 370 }))
  })
})

describe('the velocity', () => {
  it('of a hand is told from the last 100 ms', () => {
    const last = told('flick.json').findLast(({ kind }) => kind === 'move')?.account
    const [first, end] = [last?.trail[0], last?.trail.at(-1)]
    if (!last || !first || !end) throw new Error('the hand has left no trail')
    expect(end.ms - first.ms).toBeLessThanOrEqual(100)
    expect(last.velocity.x).toBeCloseTo((end.pointScreen.x - first.pointScreen.x) / (end.ms - first.ms), 9)
  })

  it('of a glide is that of the map, less in each frame', () => {
    const glide = told('flick.json').filter(({ kind, account }) => kind === 'frame' && account.state === 'gliding')
    const speeds = glide.slice(2, 40).map(({ account }) => Math.hypot(account.velocity.x, account.velocity.y))
    expect(speeds[0]).toBeGreaterThan(1)
    speeds.slice(1).forEach((speed, index) => {
      expect(speed).toBeLessThan(speeds[index] ?? 0)
    })
  })

  it('at rest is none', () => {
    expect(told('flick.json').at(-1)?.account.velocity).toEqual({ x: 0, y: 0 })
  })
})

describe('a witness', () => {
  it('changes nothing, and leaves the controller as it was found', () => {
    const { controller, clock } = openInTheMiddle()
    const before = Object.getOwnPropertyNames(controller)
    const witness = new Witness(controller)
    controller.act({ zoom: 1 })
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
    witness.stop()
    expect(Object.getOwnPropertyNames(controller)).toEqual(before)
  })
})
