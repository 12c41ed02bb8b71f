/** The colours of X-ray's drawings, as a canvas takes them. */
export interface Colours {
  readonly ink: string
  readonly verdigris: string
  readonly wax: string
  readonly paper: string
}

/** The site's colours, or the visitor's with forced colours. */
export function coloursOf(element: Element): Colours {
  if (matchMedia('(forced-colors: active)').matches) {
    return { ink: 'CanvasText', verdigris: 'LinkText', wax: 'Highlight', paper: 'Canvas' }
  }
  const styles = getComputedStyle(element)
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return { ink: colour('ink'), verdigris: colour('verdigris'), wax: colour('wax'), paper: colour('paper-light') }
}

/**
 * Clears a canvas and gives it the resolution of the screen. Returns its context, which draws in CSS px; null if there is
 * none.
 */
export function clearedContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const { clientWidth, clientHeight } = canvas
  const density = window.devicePixelRatio
  const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const ctx = canvas.getContext('2d')
  ctx?.setTransform(density, 0, 0, density, 0, 0)
  ctx?.clearRect(0, 0, clientWidth, clientHeight)
  return ctx
}
