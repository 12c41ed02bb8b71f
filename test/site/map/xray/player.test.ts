/** The gestures that X-ray plays, in rooms of many sizes. */
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../../src/panzoom/core/geometry'
import { constrain, zoomOf } from '../../../../src/panzoom/core/view'
import { inspect, type Snapshot } from '../../../../src/site/map/xray/inspector'
import { GESTURES, type Gesture, Player, roomBeside } from '../../../../src/site/map/xray/player'
import { middleOf } from '../../../../src/table/area'
import { expectSame, open } from '../../../helpers/engine'

const SIZES = [
  { of: 'a phone', width: 360, height: 655, room: { left: 0, top: 0, right: 360, bottom: 306 } },
  { of: 'a large screen', width: 3840, height: 2000, room: { left: 352, top: 0, right: 3840, bottom: 2000 } },
]

const [pinch, flick, edge, press, wheel] = GESTURES

/** Plays a gesture to its end. Returns a snapshot of each frame. */
function play(gesture: Gesture, { width, height, room }: (typeof SIZES)[number], frameMs = 4) {
  // Gestures are also animated with reduced motion.
  const { controller } = open({ width, height, reducedMotion: true })
  const player = new Player(gesture, controller, room)
  const snapshots: Snapshot[] = []
  for (let frames = 0; !player.isOver && frames < 2000; frames += 1) {
    player.play(frameMs)
    snapshots.push(inspect(player.controller, middleOf(room), snapshots.at(-1)))
  }
  expect(player.isOver).toBe(true)
  const states = snapshots.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1])
  return { controller, snapshots, states, last: snapshots.at(-1) as Snapshot }
}

describe.each(SIZES)('on $of', (size) => {
  it.each(GESTURES)('$name stays in its room', (gesture) => {
    const { left, top, right, bottom } = size.room
    const pointers = play(gesture, size).snapshots.flatMap((snapshot) => snapshot.pointers)
    const isOut = ({ x, y }: Point) => !(x > left && x < right && y > top && y < bottom)
    expect(pointers.map(({ pointScreen }) => pointScreen).filter(isOut)).toEqual([])
  })

  it('Pinch zooms in by two fingers', () => {
    const { states, last } = play(pinch, size)
    expect(states.slice(-2)).toEqual(['pinching', 'still'])
    expect(zoomOf(last.view.scale)).toBeCloseTo(Math.log2(0.75 / 0.3), 9)
  })

  it('Flick eases to its own view, and flings the map by one finger', () => {
    const { controller, states, snapshots, last } = play(flick, size)
    expect(snapshots[0]?.view.scale).toBeCloseTo(controller.view.scale, 1)
    expect(snapshots.find(({ state }) => state === 'pressed')?.view.scale).toBe(2)
    expect([states[0], ...states.slice(-4)]).toEqual(['animating', 'pressed', 'dragging', 'gliding', 'still'])
    const lifted = snapshots.findLast(({ pointers }) => pointers.length > 0)?.view
    expect(Math.hypot(last.view.x - (lifted?.x ?? 0), last.view.y - (lifted?.y ?? 0))).toBeGreaterThan(100)
  })

  it('Edge pulls the map past its edge, and lets it return', () => {
    const { states, snapshots, last } = play(edge, size)
    expect(states.slice(-4)).toEqual(['pressed', 'dragging', 'gliding', 'still'])
    const past = Math.max(...snapshots.map(({ view, bounds }) => view.y - constrain(view, bounds).y))
    expect([past > 20, past < 60]).toEqual([true, true])
    expectSame(last.view, constrain(last.view, last.bounds))
  })

  it('Click or drag moves nothing at first, and then drags', () => {
    const { states, snapshots } = play(press, size)
    expect(states.join()).toContain('pressed,dragging')
    const of = (state: Snapshot['state']) => snapshots.filter((one) => one.state === state)
    expect(of('pressed')[0]?.view).toEqual(of('pressed').at(-1)?.view)
    expect(of('dragging')[0]?.view).not.toEqual(of('dragging').at(-1)?.view)
  })

  it('Wheel zooms in by three notches about one map point', () => {
    const { states, snapshots, last } = play(wheel, size)
    expect(states.slice(-1)).toEqual(['still'])
    expect(last.view.scale).toBeCloseTo(2 ** 1.5, 9)
    const zooming = snapshots.filter(({ pinned }) => pinned.by === 'stays')
    expect(zooming.length).toBeGreaterThan(50)
  })

  it('Flick at a moment is as it was then, and its length is that to its end', () => {
    const { controller } = open(size)
    const player = new Player(flick, controller, size.room)
    player.play(700)
    const { view } = player.controller
    player.play(100)
    expectSame(player.at(700).controller.view, view)
    expect([player.at(player.lengthMs() - 5).isOver, player.at(player.lengthMs()).isOver]).toEqual([
      false,
      true,
    ])
  })

  it.each(GESTURES)('$name ends in the same view however long its frames are', (gesture) => {
    expectSame(play(gesture, size, 25).last.view, play(gesture, size).last.view)
  })
})

it.each([
  { room: [352, 0, 640, 800], of: 'beside', panel: [16, 16, 352, 600], viewport: [640, 800] },
  { room: [0, 0, 360, 306], of: 'above', panel: [8, 306, 285, 650], viewport: [360, 655] },
])('the room of a gesture is $room, $of the panel', ({ room, panel, viewport }) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = panel
  const [width = 0, height = 0] = viewport
  expect(Object.values(roomBeside({ left, top, right, bottom }, { width, height }))).toEqual(room)
})
