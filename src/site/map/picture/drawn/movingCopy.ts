import type { View } from '../../../../panzoom/core/view'
import { whenIdle } from '../../../start/whenIdle'
import { addStyles, type LiveMap } from '../../liveMap'
import styles from './movingCopy.css?inline'

/**
 * Replaces the picture by a bitmap of it while the map moves, for Firefox: it draws the whole SVG image anew
 * at each doubling of its scale, which interrupts a first zoom. There is none if a layer fails to load. At rest
 * at another scale than the first one, the picture's detail replaces it.
 */
export function movingCopy({ controller, sheet }: LiveMap, signal: AbortSignal): void {
  const picture = sheet.querySelector('svg')
  if (!picture) return
  let copy: HTMLCanvasElement | undefined
  // Sharp in the first view; more px would take more memory than they show.
  const density = Math.min(devicePixelRatio, 2)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const draw = async () => {
    const isDark = dark.matches
    const { baseVal } = picture.viewBox
    const [width, height] = [baseVal.width * density, baseVal.height * density]
    const images = picture.querySelectorAll<SVGImageElement>(':scope > image')
    const addresses = [...images].map(({ href }) => href.baseVal)
    if (isDark) addresses.push(sheet.querySelector('source')?.srcset ?? '')
    const layers = addresses.map((src) => Object.assign(new Image(width, height), { src }))
    try {
      await Promise.all(layers.map((layer) => layer.decode()))
    } catch {
      return
    }
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { className: 'moving-copy', width, height })
    for (const layer of layers) {
      // Each takes so long that a hand would wait for all.
      await new Promise<void>(whenIdle)
      if (signal.aborted || dark.matches !== isDark) return
      canvas.getContext('2d')?.drawImage(layer, 0, 0, width, height)
    }
    copy?.remove()
    copy = canvas
    picture.before(canvas)
  }
  /** At this scale the browser has drawn the images of the picture: they are there at once. */
  const drawnScale = controller.view.scale
  let detail: Promise<Element | null> | undefined
  const rest = async ({ scale }: View) => {
    const needsDetail = copy !== undefined && scale !== drawnScale
    if (needsDetail) detail ??= detailOf(picture)
    const shown = needsDetail ? await detail : null
    // The map may have moved on meanwhile.
    if (controller.isMoving || controller.view.scale !== scale || signal.aborted) return
    if (shown && !shown.isConnected) picture.before(shown)
    sheet.classList.toggle('detailed', Boolean(shown))
    sheet.classList.remove('covered')
  }
  const observer = { start: () => sheet.classList.toggle('covered', copy !== undefined), end: rest }
  signal.addEventListener('abort', controller.subscribe(observer))
  signal.addEventListener('abort', addStyles(styles))
  draw()
  dark.addEventListener('change', draw, { signal })
  signal.addEventListener('abort', async () => {
    copy?.remove()
    sheet.classList.remove('covered', 'detailed')
    const shown = await detail
    shown?.remove()
  })
}

/**
 * The picture with the elements of its inks in place of their images: of elements, Firefox draws what is in view,
 * and in threads, but of an image the whole, in one task. In a shadow tree, as the inks have ids and symbols of their
 * own. Null if they cannot be fetched.
 */
async function detailOf(picture: SVGSVGElement): Promise<Element | null> {
  const [wash, ...inks] = picture.querySelectorAll<SVGImageElement>(':scope > image')
  const textOf = async ({ href }: SVGImageElement) => {
    const file = await fetch(href.baseVal)
    if (!file.ok) throw new Error(file.statusText)
    return file.text()
  }
  try {
    const drawn = await Promise.all(inks.map(textOf))
    const detail = Object.assign(document.createElement('div'), { className: 'map-detail' })
    detail.setAttribute('aria-hidden', 'true')
    const tree = detail.attachShadow({ mode: 'open' })
    const layers = [wash?.outerHTML, ...drawn].join('')
    tree.innerHTML = `<svg viewBox="${picture.getAttribute('viewBox')}" width="100%" height="100%">${layers}</svg>`
    return detail
  } catch {
    return null
  }
}
