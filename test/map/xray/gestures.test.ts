/** The gestures that X-ray plays, in rooms of many sizes. */
import { describe, expect, it } from 'vitest'
import { middleOf } from '../../../src/map/box'
import { eventsOf, GESTURES, type Gesture, roomBeside } from '../../../src/map/xray/gestures'
import { inspect, type Snapshot } from '../../../src/map/xray/inspector'
import { Player } from '../../../src/map/xray/player'
import { constrain, isSame, zoomOf } from '../../../src/panzoom/view'
import { expectSame, open } from '../../helpers/engine'

const SIZES = [
  { of: 'a phone', width: 360, height: 655, room: { left: 0, top: 0, right: 360, bottom: 306 } },
  { of: 'a low window', width: 740, height: 280, room: { left: 352, top: 0, right: 740, bottom: 280 } },
  { of: 'a desktop', width: 1440, height: 813, room: { left: 352, top: 0, right: 1440, bottom: 813 } },
  {
    of: 'a screen larger than the map',
    width: 3840,
    height: 2000,
    room: { left: 352, top: 0, right: 3840, bottom: 2000 },
  },
]

function named(name: string): Gesture {
  const gesture = GESTURES.find((one) => one.name === name)
  if (!gesture) throw new Error(`there is no ${name}`)
  return gesture
}

/** Plays a gesture to its end. Returns a snapshot of each frame. */
function play(gesture: Gesture, { width, height, room }: (typeof SIZES)[number], frameMs = 4) {
  const { controller } = open({ width, height, reducedMotion: true })
  const player = new Player(gesture, controller, room)
  const snapshots: Snapshot[] = []
  for (let frames = 0; !player.isOver; frames += 1) {
    expect(frames).toBeLessThan(2000)
    player.play(frameMs)
    snapshots.push(inspect(player.controller, middleOf(room), snapshots.at(-1)))
  }
  const states = snapshots.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1])
  return { snapshots, states, last: snapshots.at(-1) as Snapshot }
}

describe.each(SIZES)('on $of', (size) => {
  it.each(GESTURES)('$name stays in its room, with its events in the order of their times', (gesture) => {
    const { left, top, right, bottom } = size.room
    let lastMs = 0
    for (const { ms, pointScreen } of eventsOf(gesture, size.room)) {
      expect(ms).toBeGreaterThanOrEqual(lastMs)
      lastMs = ms
      expect(pointScreen.x).toBeGreaterThan(left)
      expect(pointScreen.x).toBeLessThan(right)
      expect(pointScreen.y).toBeGreaterThan(top)
      expect(pointScreen.y).toBeLessThan(bottom)
    }
  })

  it('Pinch zooms in by two fingers', () => {
    const { states, last } = play(named('Pinch'), size)
    expect(states.slice(-2)).toEqual(['pinching', 'still'])
    expect(zoomOf(last.view.scale)).toBeCloseTo(Math.log2(0.75 / 0.3), 9)
  })

  it('Flick flings the map by one finger', () => {
    const { states, snapshots, last } = play(named('Flick'), size)
    expect(states.slice(-4)).toEqual(['pressed', 'dragging', 'gliding', 'still'])
    const lifted = snapshots.findLast(({ pointers }) => pointers.length > 0)?.view
    expect(Math.hypot(last.view.x - (lifted?.x ?? 0), last.view.y - (lifted?.y ?? 0))).toBeGreaterThan(100)
  })

  it('Edge pulls the map past its edge, and lets it return', () => {
    const { states, snapshots, last } = play(named('Edge'), size)
    expect(states.slice(-4)).toEqual(['pressed', 'dragging', 'gliding', 'still'])
    const past = snapshots.map(({ view, bounds }) => view.y - constrain(view, bounds).y)
    expect(Math.max(...past)).toBeGreaterThan(20)
    expect(Math.max(...past)).toBeLessThan(60)
    expect(isSame(last.view, constrain(last.view, last.bounds))).toBe(true)
  })
})

describe('a gesture', () => {
  const [, , desktop] = SIZES as [unknown, unknown, (typeof SIZES)[number]]

  it('starts in the view of the map, and eases to its own', () => {
    const { controller } = open({ width: desktop.width, height: desktop.height })
    const { snapshots } = play(named('Flick'), desktop)
    expect(snapshots[0]?.state).toBe('animating')
    expect(snapshots[0]?.view.scale).toBeCloseTo(controller.view.scale, 1)
    expect(snapshots.find(({ state }) => state === 'pressed')?.view.scale).toBe(2)
  })

  it.each(GESTURES)('ends in the same view however long its frames are: $name', (gesture) => {
    const { last } = play(gesture, desktop)
    expectSame(play(gesture, desktop, 25).last.view, last.view)
  })

  it('is animated with reduced motion, too: the map on the page has it in all of these tests', () => {
    const { controller } = open({ reducedMotion: true })
    expect(controller.settings.prefersReducedMotion()).toBe(true)
    expect(play(named('Flick'), desktop).states).toContain('gliding')
  })
})

describe('the room of a gesture', () => {
  it.each([
    {
      of: 'beside a panel',
      panel: { left: 16, top: 16, right: 352, bottom: 600 },
      viewport: { width: 640, height: 800 },
      room: { left: 352, top: 0, right: 640, bottom: 800 },
    },
    {
      of: 'above a panel',
      panel: { left: 8, top: 306, right: 285, bottom: 650 },
      viewport: { width: 360, height: 655 },
      room: { left: 0, top: 0, right: 360, bottom: 306 },
    },
  ])('is $of', ({ panel, viewport, room }) => {
    expect(roomBeside(panel, viewport)).toEqual(room)
  })
})
