/** What a hand does on the article's figures, and what they say. */
import type { Figure } from '../../src/site/how/figure'

/** What a figure says, without its tags. */
export const said = <State>({ says }: Figure<State>, state: State) =>
  says(state).replace(/\s+/g, ' ').replace(/<br>/g, '\n').replace(/<.*?>/g, '')

/** The state after buttons with these labels have been pressed, in order. */
export const pressed = <State>({ buttons }: Figure<State>, state: State, ...labels: string[]) =>
  labels.reduce(
    (before, label) => buttons?.(before).find((one) => one.label === label)?.next ?? before,
    state,
  )

/** The state after a handle has been dragged to a point of the drawing. */
export const dragged = <State>({ drag }: Figure<State>, state: State, handle: string, x: number, y = 0) =>
  drag?.(state, handle, { x, y }) ?? state

/** The state after a number has been scrubbed by so many steps. */
export const scrubbed = <State>({ scrub }: Figure<State>, state: State, name: string, steps: number) =>
  scrub?.(state, name, steps) ?? state
