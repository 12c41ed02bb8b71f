/** What a figure of the article is: a state, pure functions of it, and one place that touches the page. */
import type { Point, Size } from '../../panzoom/core/geometry'
import type { View } from '../../panzoom/core/view'
import { unescaped } from '../../table/paths'

/** The drawing of every figure, in px of its own: it is scaled to the width of the page. */
export const DRAWING: Size = { width: 400, height: 280 }

/** A pointer on a drawing that takes all of them, in px of the drawing; `ms` is the time of the event. */
export type HandEvent = Readonly<
  | { type: 'down' | 'move'; id: number; pointScreen: Point; pointerType: string; ms: number }
  | { type: 'up' | 'cancel'; id: number; ms: number }
  | { type: 'wheel'; pointScreen: Point; deltaY: number; deltaMode: number; ctrlKey: boolean; ms: number }
>

/** A button below a drawing; a switch has `isOn`, and one that `copies` takes the text of the drawing. */
export type Button = Readonly<{ name: string; label: string; isOn?: boolean; copies?: true }>

/** All functions are pure: they return the next state, or text. */
export interface Figure<State> {
  readonly start: State
  /** What is drawn: SVG in {@link DRAWING}. A `data-handle` in it can be dragged: see {@link handle}. */
  draw(state: State): string
  /** Whether it is drawn in HTML, whose elements stay while there are as many: only classes change then. */
  readonly isHtml?: boolean
  /** The name of a figure that is given each state of this one. */
  readonly leads?: string
  /** A line of HTML below the drawing: its numbers, some of which can be dragged: see {@link scrubbed}. */
  says(state: State): string
  /** A handle is dragged to a point of the drawing, which may lie outside. */
  drag?(state: State, handle: string, pointScreen: Point): State
  /** A number is dragged by so many steps, or a whole number of them by keys. */
  scrub?(state: State, name: string, steps: number): State
  buttons?(state: State): readonly Button[]
  press?(state: State, button: string): State
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
export function markupOf<State>(figure: Figure<State>, label: string, state = figure.start): string {
  const buttons = figure.buttons?.(state) ?? []
  const hand = figure.hand ? ' data-hand' : ''
  const box = `viewBox="0 0 ${DRAWING.width} ${DRAWING.height}"`
  const below = figure.sheet
    ? `<div class="how-sheet"><svg ${box} aria-hidden="true"><use href="#how-map" /></svg></div>`
    : ''
  const [open, close] = figure.isHtml ? ['div class="how-html"', 'div'] : [`svg ${box}`, 'svg']
  return `<${open} role="group" aria-label="${label}"${hand}>${figure.draw(state)}</${close}>
<p class="how-says">${figure.says(state)}</p>
<div class="how-buttons">${buttons.map(buttonOf).join('')}</div>${below}`
}

function buttonOf({ name, label, isOn }: Button): string {
  const pressed = isOn === undefined ? '' : ` aria-pressed="${isOn}"`
  return `<button type="button" data-name="${name}"${pressed} disabled>${label}</button>`
}

/**
 * Makes a figure answer, in the element that has its {@link markupOf}, and tells each state. Returns a function
 * that sets its state.
 */
export function play<State>(
  figure: Figure<State>,
  root: HTMLElement,
  tell: (state: State) => void = () => {},
): (state: State) => void {
  const [svg, says, buttons, below] = [...root.children] as [
    SVGSVGElement,
    HTMLElement,
    HTMLElement,
    HTMLElement?,
  ]
  const [, kept] = location.hash.split(`#${root.id}=`)
  let state = (kept && figure.restore?.(unescaped(kept))) || figure.start
  let frame = 0
  /** What the pointer holds: a handle, or a number with the position at which it was last changed. */
  let held: { readonly handle?: string; readonly number?: string; x: number } | null = null

  const show = () => {
    const focused = document.activeElement as HTMLElement | SVGElement | null
    const { handle, number } = root.contains(focused) ? (focused?.dataset ?? {}) : ({} as DOMStringMap)
    if (figure.isHtml) redraw(svg, figure.draw(state))
    else svg.innerHTML = figure.draw(state)
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
    for (const { name, label, isOn } of figure.buttons?.(state) ?? []) {
      const button = buttons.querySelector<HTMLElement>(`[data-name="${name}"]`)
      if (button && button.textContent !== label) button.textContent = label
      if (isOn !== undefined) button?.setAttribute('aria-pressed', `${isOn}`)
    }
  }
  const onFrame = (ms: number) => {
    frame = 0
    const next = figure.frame?.(state, ms) ?? state
    set(next)
    show()
  }
  const set = (next: State) => {
    if (next === state) return
    state = next
    tell(state)
    if (frame === 0) frame = requestAnimationFrame(onFrame)
  }
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width } = svg.getBoundingClientRect()
    const ratio = DRAWING.width / width
    return { x: (clientX - left) * ratio, y: (clientY - top) * ratio }
  }
  const draggedIn = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement | SVGElement>('[data-handle], [data-number]')
      : null

  root.addEventListener('pointerdown', (event) => {
    const element = draggedIn(event)
    const isHand = figure.hand && event.target instanceof Element && svg.contains(event.target)
    if (!element && !isHand) return
    // Not to the element, which the next frame replaces.
    const holder = element?.dataset.number ? says : svg
    holder.setPointerCapture(event.pointerId)
    event.preventDefault()
    element?.focus({ preventScroll: true })
    if (element) held = { ...element.dataset, x: event.clientX }
    else if (figure.hand) set(figure.hand(state, { ...handOf(event), type: 'down' }))
  })
  const handOf = (event: PointerEvent) => ({
    ...{ id: event.pointerId, pointerType: event.pointerType },
    ...{ pointScreen: pointOf(event), ms: event.timeStamp },
  })
  root.addEventListener('pointermove', (event) => {
    if (held?.handle && figure.drag) set(figure.drag(state, held.handle, pointOf(event)))
    else if (held?.number && figure.scrub) {
      const steps = Math.trunc((event.clientX - held.x) / SCRUB_PX)
      if (steps === 0) return
      held.x += steps * SCRUB_PX
      set(figure.scrub(state, held.number, steps))
    } else if (event.buttons > 0 && figure.hand) set(figure.hand(state, { ...handOf(event), type: 'move' }))
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    root.addEventListener(type, (event) => {
      held = null
      const ended = {
        type: type === 'pointerup' ? 'up' : 'cancel',
        id: event.pointerId,
        ms: event.timeStamp,
      } as const
      if (figure.hand) set(figure.hand(state, ended))
    })
  svg.addEventListener('wheel', (event) => {
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
  buttons.addEventListener('click', (event) => {
    const button = event.target as HTMLElement
    const { name } = button.dataset
    if (figure.buttons?.(state).some((one) => one.name === name && one.copies)) copy(svg, button)
    if (!name || !figure.press) return
    set(figure.press(state, name))
    if (figure.keep) history.replaceState(null, '', `#${root.id}=${figure.keep(state)}`)
  })
  for (const button of buttons.querySelectorAll('button')) button.disabled = false
  if (kept || figure.sheet) show()
  if (figure.frame) frame = requestAnimationFrame(onFrame)
  return set
}

/** Draws anew, but keeps the elements if there are as many of them: a layer is that of its element. */
function redraw(element: Element, html: string): void {
  const drawn = element.cloneNode() as Element
  drawn.innerHTML = html
  const [before, after] = [element, drawn].map((one) => [...one.querySelectorAll('*')]) as [
    Element[],
    Element[],
  ]
  const isAlike = before.length === after.length && element.textContent === drawn.textContent
  if (!isAlike) element.replaceChildren(...drawn.childNodes)
  else
    for (const [index, { className }] of after.entries())
      if (before[index]) before[index].className = className
}

/** Copies the text of an element; a browser that does not let a page copy has it selected instead. */
function copy(element: Element, button: HTMLElement): void {
  const select = () => {
    getSelection()?.selectAllChildren(element)
    button.textContent = 'Selected: now copy it'
  }
  const done = () => (button.textContent = 'Copied')
  if (navigator.clipboard) navigator.clipboard.writeText(element.textContent).then(done, select)
  else select()
}
