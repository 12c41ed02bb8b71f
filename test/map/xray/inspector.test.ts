/** The inspector's numbers are compared with the engine's own views. */
import { describe, expect, it } from 'vitest'
import { inspect, type Snapshot } from '../../../src/map/xray/inspector'
import { Player } from '../../../src/map/xray/player'
import type { TapeInput } from '../../../src/map/xray/tape'
import { centreOf } from '../../../src/panzoom/geometry'
import { toMap } from '../../../src/panzoom/view'
import { expectSame, expectSeen, openInTheMiddle } from '../../helpers/engine'
import { MAP, ZOOM } from '../../helpers/fingers'
import { TAPES, tapeOf } from '../../helpers/tapes'

/** Plays a tape and takes a snapshot after each event, and in frames from then on. */
function snapshotsOf(file: string) {
  const snapshots: { kind: TapeInput['kind'] | 'frame'; snapshot: Snapshot }[] = []
  const player = new Player(tapeOf(file), { map: MAP, ...ZOOM })
  while (!player.isOver) {
    const event = player.tape.events[player.played]
    player.step()
    snapshots.push({ kind: event?.kind ?? 'frame', snapshot: inspect(player.controller, snapshots.at(-1)?.snapshot) })
  }
  return snapshots
}

/** The states of a tape in their order, each once. */
function statesOf(file: string) {
  return snapshotsOf(file)
    .map(({ snapshot }) => snapshot.state)
    .filter((state, index, all) => state !== all[index - 1])
}

describe('the state', () => {
  it.each([
    { file: 'drag.json', states: ['pressed', 'dragging', 'still'] },
    { file: 'flick.json', states: ['pressed', 'dragging', 'gliding', 'still'] },
    { file: 'pinch.json', states: ['pressed', 'pinching', 'dragging', 'gliding', 'still'] },
    { file: 'lift-in-pinch.json', states: ['pressed', 'pinching', 'dragging', 'still'] },
    { file: 'wheel-burst.json', states: ['animating', 'still'] },
    { file: 'trackpad-pinch.json', states: ['still'] },
    { file: 'double-tap-drag.json', states: ['pressed', 'still', 'pressed', 'dragging', 'still'] },
    { file: 'rubber-band.json', states: ['pressed', 'dragging', 'gliding', 'still'] },
    { file: 'resize-in-drag.json', states: ['pressed', 'dragging', 'still'] },
    { file: 'cancelled-touch.json', states: ['pressed', 'dragging', 'still'] },
  ])('of $file goes through $states', ({ file, states }) => {
    expect(statesOf(file)).toEqual(states)
  })

  it('is animating while the map moves at a velocity, or to a view', () => {
    const { clock, controller } = openInTheMiddle()
    controller.setPanVelocity({ x: 0.5, y: 0 })
    clock.advance(200)
    expect(inspect(controller).state).toBe('animating')
    controller.setPanVelocity(null)
    clock.rest()
    expect(inspect(controller).state).toBe('still')
    controller.perform({ zoomStep: 1 })
    clock.frame()
    expect(inspect(controller).state).toBe('animating')
  })
})

describe('the three inputs of pin', () => {
  it.each(TAPES)('of $file give the view, but for what an edge adds to it', ({ file }) => {
    const isAtEdge = file === 'rubber-band.json'
    for (const { snapshot } of snapshotsOf(file)) {
      const { pinned, view, bounds } = snapshot
      expect(pinned.scale).toBe(view.scale)
      if (!isAtEdge && view.scale < bounds.maxScale) expectSame(pinned.view, view)
    }
  })

  it('are the point that was held and where the fingers are now', () => {
    const [press, move] = [snapshotsOf('drag.json')[0], snapshotsOf('drag.json')[5]]
    expect(press?.snapshot.pinned.pointMap).toEqual({ x: 900 + 304, y: 420 + 386 })
    expect(move?.snapshot.pinned.pointMap).toEqual({ x: 1204, y: 806 })
    expect(move?.snapshot.pinned.pointScreen).toEqual(move?.snapshot.pointers[0]?.pointScreen)
  })

  it('past the edge ask for more than the map gives', () => {
    const last = snapshotsOf('rubber-band.json').findLast(({ kind }) => kind === 'move')?.snapshot
    expect(last?.pinned.view).toEqual({ x: 130, y: 230, scale: 1 })
    expect(last?.view.x).toBeCloseTo((60 * 130) / (130 + 120), 9)
  })

  it('of one finger that zooms stay where it took hold', () => {
    const moves = snapshotsOf('double-tap-drag.json').filter(({ kind }) => kind === 'move')
    for (const { snapshot } of moves) expect(snapshot.pinned.pointScreen).toEqual({ x: 204, y: 304 })
  })

  it('of a wheel are what was under it, all the while', () => {
    const snapshots = snapshotsOf('wheel-burst.json')
    for (const { snapshot } of snapshots.filter(({ snapshot }) => snapshot.state === 'animating')) {
      expect(snapshot.pinned.pointScreen.x).toBeCloseTo(500, 6)
      expect(snapshot.pinned.pointScreen.y).toBeCloseTo(300, 6)
      expectSeen(snapshot.view, { x: 804, y: 686 }, { x: 500, y: 300 })
    }
  })

  it('of a map at rest are its middle', () => {
    const { controller } = openInTheMiddle()
    const { pinned, bounds, view } = inspect(controller)
    expect(pinned.pointScreen).toEqual(centreOf(bounds.viewport))
    expect(pinned.pointMap).toEqual(toMap(view, { x: 180, y: 370 }))
  })
})

describe('the velocity', () => {
  it('of a drag is computed from the last 100 ms', () => {
    const last = snapshotsOf('flick.json').findLast(({ kind }) => kind === 'move')?.snapshot
    const [first, end] = [last?.samples[0], last?.samples.at(-1)]
    if (!last || !first || !end) throw new Error('the drag has left no samples')
    expect(end.ms - first.ms).toBeLessThanOrEqual(100)
    expect(last.velocity.x).toBeCloseTo((end.pointScreen.x - first.pointScreen.x) / (end.ms - first.ms), 9)
  })

  it('of a glide is that of the map, less in each frame', () => {
    const glide = snapshotsOf('flick.json').filter(
      ({ kind, snapshot }) => kind === 'frame' && snapshot.state === 'gliding',
    )
    const speeds = glide.slice(2, 40).map(({ snapshot }) => Math.hypot(snapshot.velocity.x, snapshot.velocity.y))
    expect(speeds[0]).toBeGreaterThan(1)
    speeds.slice(1).forEach((speed, index) => {
      expect(speed).toBeLessThan(speeds[index] ?? 0)
    })
  })

  it('at rest is none', () => {
    expect(snapshotsOf('flick.json').at(-1)?.snapshot.velocity).toEqual({ x: 0, y: 0 })
  })
})

describe('the inspector', () => {
  it('changes nothing, and leaves the controller as it was found', () => {
    const { controller, clock } = openInTheMiddle()
    const before = Object.getOwnPropertyNames(controller)
    controller.perform({ zoomStep: 1 })
    clock.frame()
    inspect(controller, inspect(controller))
    clock.rest()
    expect(controller.view.scale).toBe(2 ** 0.5)
    expect(Object.getOwnPropertyNames(controller)).toEqual(before)
  })
})
