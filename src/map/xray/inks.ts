/** The colours that X-ray draws with, as a canvas takes them. */
export interface Inks {
  readonly ink: string
  readonly verdigris: string
  readonly wax: string
  readonly paper: string
}

/** The site's own colours, or the visitor's where they insist on theirs. */
export function inksOf(element: Element): Inks {
  if (matchMedia('(forced-colors: active)').matches) {
    return { ink: 'CanvasText', verdigris: 'LinkText', wax: 'Highlight', paper: 'Canvas' }
  }
  const styles = getComputedStyle(element)
  const ink = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return { ink: ink('ink'), verdigris: ink('verdigris'), wax: ink('wax'), paper: ink('paper-light') }
}

/** Makes a canvas as sharp as its screen and wipes it. Returns what draws on it in CSS px; null where there is none. */
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
