import type { View } from '../../../../panzoom/core/view'
import { whenIdle } from '../../../start/whenIdle'
import { addStyles } from '../../../styles/addStyles'
import type { LiveMap } from '../../liveMap'
import { elementsOf } from './elements'
import styles from './movingCopy.css?inline'

/**
 * Replaces the picture by a bitmap of it while the map moves, for Firefox: it draws the whole SVG image anew
 * at each doubling of its scale, which interrupts a first zoom. There is none if a layer fails to load. At
 * rest at a larger scale than the first one, the picture's elements replace it.
 */
export function movingCopy({ controller, sheet }: LiveMap, signal: AbortSignal): void {
  const picture = sheet.querySelector('svg')
  if (!picture) return
  const elements = elementsOf(picture)
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
  /** At this scale the browser has drawn the picture's images; below it, they cost less than elements. */
  const drawnScale = controller.view.scale
  /** Counts movements and rests: what was begun in an earlier one is no longer wanted. */
  let changes = 0
  const start = () => {
    changes++
    elements.hide()
    sheet.classList.toggle('covered', copy !== undefined)
  }
  const rest = async ({ scale }: View) => {
    const change = ++changes
    const isWanted = () => change === changes
    const needsElements = copy !== undefined && scale > drawnScale
    const isDetailed = needsElements && (await elements.show(filesOf(dark.matches), isWanted))
    if (!isWanted()) return
    sheet.classList.toggle('detailed', isDetailed)
    sheet.classList.remove('covered')
  }
  signal.addEventListener('abort', controller.subscribe({ start, end: rest }))
  addStyles(styles)
  draw()
  const changeScheme = () => {
    draw()
    if (!controller.isMoving) rest(controller.view)
  }
  dark.addEventListener('change', changeScheme, { signal })
  signal.addEventListener('abort', () => {
    changes++
    copy?.remove()
    elements.remove()
    sheet.classList.remove('covered', 'detailed')
  })
}
