/** The colours of X-ray's drawings, as a canvas takes them. */
export interface Inks {
  readonly ink: string
  readonly verdigris: string
  readonly wax: string
  readonly paper: string
}

/** The site's colours, or the visitor's with forced colours. */
export function inksOf(element: Element): Inks {
  if (matchMedia('(forced-colors: active)').matches) {
    return { ink: 'CanvasText', verdigris: 'LinkText', wax: 'Highlight', paper: 'Canvas' }
  }
  const styles = getComputedStyle(element)
  const ink = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return { ink: ink('ink'), verdigris: ink('verdigris'), wax: ink('wax'), paper: ink('paper-light') }
}

/** Clears a canvas and fits it to the device's pixels. Returns its context, scaled to CSS px; null if there is none. */
export function wiped(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const { clientWidth, clientHeight } = canvas
  const density = globalThis.devicePixelRatio || 1
  const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const pen = canvas.getContext('2d')
  pen?.setTransform(density, 0, 0, density, 0, 0)
  pen?.clearRect(0, 0, clientWidth, clientHeight)
  return pen
}
