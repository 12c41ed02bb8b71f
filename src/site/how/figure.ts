/** What a figure of the article is: a state, pure functions of it, and one place that touches the page. */
import type { Point, Size } from '../../panzoom/core/geometry'
import type { View } from '../../panzoom/core/view'
import { unescaped } from '../../table/paths'
import { setText } from '../parts/setText'

/** The drawing of every figure, in px of its own: it is scaled to the width of the page. */
export const DRAWING: Size = { width: 400, height: 280 }

/** A pointer, or the wheel, on a drawing that takes them, in px of it; `ms` is the time of the event. */
export type HandEvent = Readonly<{ pointScreen: Point; ms: number }> &
  Readonly<
    | { type: 'down' | 'move' | 'up' | 'cancel'; id: number; pointerType: string }
    | { type: 'wheel'; deltaY: number; deltaMode: number; ctrlKey: boolean }
  >

/** A button below a drawing leads to a `next` state, or `copies` the drawing's text. A switch has `isOn`. */
export type Button<State> = Readonly<{ label: string; next?: State; isOn?: boolean; copies?: true }>

/** All functions are pure: they return the next state, or text. */
export interface Figure<State> {
  readonly start: State
  /** What is drawn: SVG in {@link DRAWING}. A `data-handle` in it can be dragged: see {@link handle}. */
  draw(state: State): string
  /** Whether it is HTML, whose elements stay while there are as many: only attributes change then. */
  readonly isHtml?: boolean
  /** The name of a figure that is given each state of this one. */
  readonly leads?: string
  /** A line of HTML below the drawing: its numbers, some of which can be dragged: see {@link scrubbed}. */
  says(state: State): string
  /** A handle is dragged to a point of the drawing, which may lie outside. */
  drag?(state: State, handle: string, pointScreen: Point): State
  /** A number is dragged by so many steps, or a whole number of them by keys. */
  scrub?(state: State, name: string, steps: number): State
  buttons?(state: State): readonly Button<State>[]
  /** For a drawing that takes all pointers, and the wheel. */
  hand?(state: State, event: HandEvent): State
  /** The small map below the drawing, as an element that is moved by its style, as the site's map is. */
  sheet?(state: State): View & { readonly hasLayer: boolean }
  /** What the address keeps of a state, and the state that it gives back: so that it can be sent. */
  keep?(state: State): string
  restore?(kept: string): State
  /** Called in each frame, until it returns the same state. */
  frame?(state: State, ms: number): State
}

/** Px of a drawing by which an arrow key moves a handle, and dragging by which changes a number by a step. */
const [KEY_PX, SCRUB_PX] = [8, 4]
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The HTML of a figure in a state. In the page as the host sends it, it has the first one. */
export function markupOf<State>(figure: Figure<State>, label: string): string {
  const { start: state } = figure
  const buttons = figure.buttons?.(state) ?? []
  const hand = figure.hand ? ' data-hand' : ''
  const svg = `svg viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" fill="none"`
  const below = `<div class="how-sheet"><${svg} aria-hidden="true"><use href="#how-map" /></svg></div>`
  const [open, close] = figure.isHtml ? ['div class="how-html" translate="no"', 'div'] : [svg, 'svg']
  return `<${open} role="group" aria-label="${label}"${hand}>${figure.draw(state)}</${close}>
<p class="how-says">${figure.says(state)}</p>
<div class="how-buttons">${buttons.map(buttonOf).join('')}</div>${figure.sheet ? below : ''}`
}

function buttonOf({ label, isOn }: Button<unknown>): string {
  const pressed = isOn === undefined ? '' : ` aria-pressed="${isOn}"`
  return `<button type="button"${pressed} disabled>${label}</button>`
}

/**
 * Makes a figure answer, in the element that has its {@link markupOf}, and tells each state. Returns a
 * function that sets its state.
 */
export function play<State>(
  figure: Figure<State>,
  root: HTMLElement,
  tell: (state: State) => void = () => {},
): (state: State) => void {
  const [drawing, says, buttons, below] = [...root.children] as HTMLElement[]
  const name = root.dataset.figure
  if (!drawing || !says || !buttons) throw new Error(`The figure "${name}" has no drawing.`)
  const [, kept] = location.hash.split(`#${name}=`)
  let state = (kept && figure.restore?.(unescaped(kept))) || figure.start
  let frame = 0
  /** What each pointer holds: a handle, or a number with the position at which it was last changed. */
  const held = new Map<number, { readonly handle?: string; readonly number?: string; x: number }>()

  const showButtons = () => {
    for (const [index, { label, isOn }] of (figure.buttons?.(state) ?? []).entries()) {
      const button = buttons.children[index]
      setText(button, label)
      if (isOn !== undefined) button?.setAttribute('aria-pressed', `${isOn}`)
    }
  }
  const show = () => {
    const focused = document.activeElement as HTMLElement | SVGElement | null
    const { handle, number } = root.contains(focused) ? (focused?.dataset ?? {}) : ({} as DOMStringMap)
    if (figure.isHtml) redraw(drawing, figure.draw(state))
    else drawing.innerHTML = figure.draw(state)
    if (below && figure.sheet) {
      const { x, y, scale, hasLayer } = figure.sheet(state)
      // In percent: the drawing is scaled to the width of the page.
      below.style.transform = `translate(${(x / DRAWING.width) * 100}%, ${(y / DRAWING.height) * 100}%) scale(${scale})`
      below.style.willChange = hasLayer && frame ? 'transform' : ''
    }
    says.innerHTML = figure.says(state)
    // The elements that had the focus are gone.
    const again = handle ? `[data-handle="${handle}"]` : number && `[data-number="${number}"]`
    if (again) root.querySelector<HTMLElement>(again)?.focus({ preventScroll: true })
    showButtons()
  }
  const onFrame = (ms: number) => {
    frame = 0
    set(figure.frame?.(state, ms) ?? state)
    show()
  }
  const set = (next: State) => {
    if (next === state) return
    state = next
    tell(state)
    if (frame === 0) frame = requestAnimationFrame(onFrame)
  }
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width } = drawing.getBoundingClientRect()
    const ratio = DRAWING.width / width
    return { x: (clientX - left) * ratio, y: (clientY - top) * ratio }
  }
  const draggedIn = ({ target }: Event) =>
    (target as Element).closest<HTMLElement | SVGElement>('[data-handle], [data-number]')
  const hand = (event: PointerEvent, type: 'down' | 'move' | 'up' | 'cancel') => {
    const { pointerId: id, pointerType, timeStamp: ms } = event
    if (figure.hand) set(figure.hand(state, { type, id, pointerType, pointScreen: pointOf(event), ms }))
  }

  root.addEventListener('pointerdown', (event) => {
    const element = draggedIn(event)
    // Another button opens a menu, which may take the release.
    if (event.button > 0 || (!element && !(figure.hand && drawing.contains(event.target as Element)))) return
    // Not to the element, which the next frame replaces.
    const holder = element?.dataset.number ? says : drawing
    holder.setPointerCapture(event.pointerId)
    event.preventDefault()
    element?.focus({ preventScroll: true })
    if (element) held.set(event.pointerId, { ...element.dataset, x: event.clientX })
    else hand(event, 'down')
  })
  root.addEventListener('pointermove', (event) => {
    const its = held.get(event.pointerId)
    if (its?.handle && figure.drag) set(figure.drag(state, its.handle, pointOf(event)))
    else if (its?.number && figure.scrub) {
      const steps = Math.trunc((event.clientX - its.x) / SCRUB_PX)
      if (steps === 0) return
      its.x += steps * SCRUB_PX
      set(figure.scrub(state, its.number, steps))
    } else if (event.buttons > 0) hand(event, 'move')
  })
  for (const type of ['up', 'cancel'] as const)
    root.addEventListener(`pointer${type}`, (event) => {
      if (!held.delete(event.pointerId)) hand(event, type)
    })
  // With a second finger, the page no longer scrolls.
  const takeTwo = (event: TouchEvent) => figure.hand && event.touches.length > 1 && event.preventDefault()
  drawing.addEventListener('touchstart', takeTwo, { passive: false })
  drawing.addEventListener('wheel', (event) => {
    if (!figure.hand) return
    const { deltaY, deltaMode, ctrlKey, timeStamp: ms } = event
    const turned = { type: 'wheel', pointScreen: pointOf(event), deltaY, deltaMode, ctrlKey, ms } as const
    const next = figure.hand(state, turned)
    // The page scrolls, where the figure does nothing.
    if (next !== state) event.preventDefault()
    set(next)
  })
  root.addEventListener('keydown', (event) => {
    const by = ARROWS[event.key]
    const element = draggedIn(event)
    if (!by || !element) return
    event.preventDefault()
    const { handle, number, x = '0', y = '0' } = element.dataset
    const px = event.shiftKey ? 1 : KEY_PX
    if (handle && figure.drag) set(figure.drag(state, handle, { x: +x + by.x * px, y: +y + by.y * px }))
    if (number && figure.scrub) set(figure.scrub(state, number, by.x - by.y))
    // At once: the next key may come before the next frame, and starts from what is shown.
    show()
  })
  buttons.addEventListener('click', ({ target }) => {
    // A translated page has elements in its buttons.
    const button = (target as Element).closest('button')
    const pressed = figure.buttons?.(state)[[...buttons.children].indexOf(button as Element)]
    if (button && pressed?.copies) copy(drawing, button).catch(() => {})
    if (!pressed?.next) return
    set(pressed.next)
    if (figure.keep) history.replaceState(null, '', `#${name}=${figure.keep(state)}`)
  })
  for (const button of buttons.querySelectorAll('button')) button.disabled = false
  if (kept || figure.sheet) show()
  // From now on, a translation of their labels is left alone.
  else showButtons()
  if (figure.frame) frame = requestAnimationFrame(onFrame)
  return set
}

/** Draws anew, but keeps the elements if there are as many of them: a layer is that of its element. */
function redraw(element: Element, html: string): void {
  const drawn = element.cloneNode() as Element
  drawn.innerHTML = html
  const [before, after] = [element, drawn].map((one) => [...one.querySelectorAll('*')])
  const isAlike = before?.length === after?.length && element.textContent === drawn.textContent
  if (!isAlike) element.replaceChildren(...drawn.childNodes)
  else
    for (const [index, { attributes }] of (after ?? []).entries())
      for (const { name, value } of attributes) before?.[index]?.setAttribute(name, value)
}

/** Selects the text of an element, and copies it in a browser that lets a page do so. */
async function copy(element: Element, button: HTMLElement): Promise<void> {
  getSelection()?.selectAllChildren(element)
  setText(button, 'Selected: now copy it')
  await navigator.clipboard.writeText(element.textContent)
  setText(button, 'Copied')
}
