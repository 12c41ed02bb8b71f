/** Mouse, wheel, keys and touch as WebDriver actions, which WebDriver and WebDriver BiDi share. */
import { type Page, type Point, pause } from './driver.ts'

/** Performs the actions of several input sources, tick by tick. */
export type Perform = (sources: readonly object[]) => Promise<unknown>

/** WebDriver's characters for keys without one. */
const NAMED: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

type Inputs = Required<Pick<Page, 'mouse' | 'wheel' | 'key' | 'touch'>>

/** The inputs of a page whose driver can perform actions. */
export function inputsOf(perform: Perform): Inputs {
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  let fingersBefore: readonly Point[] = []
  return {
    mouse: async (kind, at) => {
      const press = { type: kind === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
      const actions = kind === 'move' ? [move(at)] : [move(at), press]
      await perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    },
    wheel: async ({ x, y }, deltaY) => {
      const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 }
      await perform([{ type: 'wheel', id: 'wheel', actions: [scroll] }])
    },
    key: async (key, heldMs = 0) => {
      const value = NAMED[key] ?? key
      await perform([{ type: 'key', id: 'keys', actions: [{ type: 'keyDown', value }] }])
      if (heldMs > 0) await pause(heldMs)
      await perform([{ type: 'key', id: 'keys', actions: [{ type: 'keyUp', value }] }])
    },
    touch: async (fingers) => {
      const count = Math.max(fingers.length, fingersBefore.length)
      const sources = Array.from({ length: count }, (_, id) => {
        const at = fingers[id]
        const isNew = id >= fingersBefore.length
        const actions = !at
          ? [{ type: 'pointerUp', button: 0 }]
          : isNew
            ? [move(at), { type: 'pointerDown', button: 0 }]
            : [move(at)]
        return { type: 'pointer', id: `finger ${id}`, parameters: { pointerType: 'touch' }, actions }
      })
      fingersBefore = fingers
      await perform(sources)
    },
  }
}
