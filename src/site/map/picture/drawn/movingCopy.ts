import type { View } from '../../../../panzoom/core/view'
import { whenIdle } from '../../../start/whenIdle'
import { addStyles, type LiveMap } from '../../liveMap'
import styles from './movingCopy.css?inline'

/**
 * Replaces the picture by a bitmap of it while the map moves, for Firefox: it draws the whole SVG image anew
 * at each doubling of its scale, which interrupts a first zoom. There is none if a layer fails to load. At rest
 * at a larger scale than the first one, the picture's detail replaces it.
 */
export function movingCopy({ controller, sheet }: LiveMap, signal: AbortSignal): void {
  const picture = sheet.querySelector('svg')
  if (!picture) return
  let copy: HTMLCanvasElement | undefined
  // Sharp in the first view; more px would take more memory than they show.
  const density = Math.min(devicePixelRatio, 2)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  /** The files of the picture, from the lowest layer up: the wash, the inks, and in the dark the night. */
  const filesOf = (isDark: boolean) => {
    const images = picture.querySelectorAll<SVGImageElement>(':scope > image')
    const night = sheet.querySelector('source')?.srcset ?? ''
    return [...Array.from(images, ({ href }) => href.baseVal), ...(isDark ? [night] : [])]
  }
  const draw = async () => {
    const isDark = dark.matches
    const { baseVal } = picture.viewBox
    const [width, height] = [baseVal.width * density, baseVal.height * density]
    const layers = filesOf(isDark).map((src) => Object.assign(new Image(width, height), { src }))
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
  /** At this scale the browser has drawn the images of the picture; below it, they cost less than elements. */
  const drawnScale = controller.view.scale
  /** The details so far, by whether they are the dark scheme's. */
  const details = new Map<boolean, Promise<Element | null>>()
  let inserted: Element | null = null
  const rest = async ({ scale }: View) => {
    const isDark = dark.matches
    const needsDetail = copy !== undefined && scale > drawnScale
    if (needsDetail && !details.has(isDark)) details.set(isDark, detailOf(picture, filesOf(isDark)))
    const detail = (needsDetail && (await details.get(isDark))) || null
    // Meanwhile the map may have moved on, or the scheme changed.
    const isStill = !controller.isMoving && controller.view.scale === scale && dark.matches === isDark
    if (!isStill || signal.aborted) return
    if (detail && detail !== inserted) {
      inserted?.remove()
      picture.before(detail)
      inserted = detail
    }
    sheet.classList.toggle('detailed', Boolean(detail))
    sheet.classList.remove('covered')
  }
  const observer = { start: () => sheet.classList.toggle('covered', copy !== undefined), end: rest }
  signal.addEventListener('abort', controller.subscribe(observer))
  signal.addEventListener('abort', addStyles(styles))
  draw()
  const changeScheme = () => {
    draw()
    rest(controller.view)
  }
  dark.addEventListener('change', changeScheme, { signal })
  signal.addEventListener('abort', () => {
    copy?.remove()
    inserted?.remove()
    sheet.classList.remove('covered', 'detailed')
  })
}

/**
 * The picture with the elements of its SVG files in place of their images: of elements, Firefox draws what is in view,
 * and in threads, but of an image the whole, in one task. In a shadow tree, as the files have ids and symbols of their
 * own. Null if they cannot be fetched.
 */
async function detailOf(picture: SVGSVGElement, [, ...files]: readonly string[]): Promise<Element | null> {
  const textOf = async (address: string) => {
    const file = await fetch(address)
    if (!file.ok) throw new Error(file.statusText)
    return file.text()
  }
  try {
    const wash = picture.querySelector(':scope > image')?.outerHTML
    const drawn = await Promise.all(files.map(textOf))
    const detail = Object.assign(document.createElement('div'), { className: 'map-detail' })
    detail.setAttribute('aria-hidden', 'true')
    const tree = detail.attachShadow({ mode: 'open' })
    const layers = [wash, ...drawn].join('')
    tree.innerHTML = `<svg viewBox="${picture.getAttribute('viewBox')}" width="100%" height="100%">${layers}</svg>`
    return detail
  } catch {
    return null
  }
}
