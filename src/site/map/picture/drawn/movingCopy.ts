import type { View } from '../../../../panzoom/core/view'
import { whenIdle } from '../../../start/whenIdle'
import { addStyles, type LiveMap } from '../../liveMap'
import styles from './movingCopy.css?inline'

/**
 * How long the bitmap stays when the map rests at another scale: drawing the picture at it takes up to a second, in
 * which the map cannot move. The next step of a zoom comes sooner than this.
 */
const STAY_MS = 500

/** Then the layers of the picture are drawn below it one by one, this long apart: a hand waits for one alone. */
const LAYER_MS = 50

/**
 * Replaces the picture by a bitmap of it while the map moves, for Firefox: it draws the whole SVG image anew
 * at each doubling of its scale, which interrupts a first zoom. There is none if a layer fails to load.
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
  /** The scale at which the browser has drawn the picture last: at this one, it is there at once. */
  let drawnScale = controller.view.scale
  let timer: number | undefined
  const { clock } = controller.settings
  const layers = sheet.querySelectorAll<HTMLElement>('svg > image, .map-night')
  const observer = {
    start() {
      clock.clearTimer(timer)
      sheet.classList.remove('uncovering')
      sheet.classList.add('covered')
      for (const layer of layers) layer.style.visibility = ''
    },
    end({ scale }: View) {
      const isDrawn = scale === drawnScale
      const undrawn = isDrawn ? [] : [...layers]
      const uncover = () => {
        const layer = undrawn.shift()
        if (layer) {
          sheet.classList.add('uncovering')
          layer.style.visibility = 'visible'
          timer = clock.setTimer(uncover, LAYER_MS)
          return
        }
        drawnScale = scale
        sheet.classList.remove('covered', 'uncovering')
      }
      if (isDrawn) uncover()
      else timer = clock.setTimer(uncover, STAY_MS)
    },
  }
  signal.addEventListener('abort', controller.subscribe(observer))
  signal.addEventListener('abort', addStyles(styles))
  draw()
  dark.addEventListener('change', draw, { signal })
  signal.addEventListener('abort', () => {
    clock.clearTimer(timer)
    copy?.remove()
  })
}
