import * as words from 'virtual:words'
import { append, type LiveMap } from '../liveMap'

/** The first delay; each later one is twice as long, up to the maximum. */
const FIRST_MS = 4000
const MAX_MS = 64_000

const BUTTON = `<button type="button">${words.tryAgain}</button>`
const MESSAGE = `<p class="map-missing" role="alert" data-avoided>${words.pictureMissing}${BUTTON}</p>`

/**
 * Requests the layers of the picture that have failed to load again: after a delay, as a single dropped
 * connection is not reported as offline, and when the browser goes online. While a layer has failed, and is
 * not being requested again, a message says so, with a button to try again at once.
 */
export function retryLayers({ root, sheet }: LiveMap, signal: AbortSignal): void {
  // boot.ts marks a layer whose last file has failed, also before this script has loaded.
  const failed = () => sheet.querySelectorAll('[data-failed]')
  let retries = 0
  /** How many there have been since all layers were there. */
  let inVain = 0
  let timer = 0
  let message: Element | undefined
  const update = () => {
    const isShown = failed().length > 0
    if (isShown) timer ||= window.setTimeout(retry, Math.min(FIRST_MS * 2 ** inVain, MAX_MS))
    if (isShown === !!message) return
    // The button may have the focus, which would be lost with it.
    if (message?.contains(document.activeElement)) root.focus({ preventScroll: true })
    message?.remove()
    message = isShown ? append(root, MESSAGE, signal) : undefined
    message?.lastElementChild?.addEventListener('click', retry)
  }
  const retry = () => {
    clearTimeout(timer)
    timer = 0
    const layers = failed()
    if (layers.length > 0) {
      retries++
      inVain++
    }
    for (const layer of layers) {
      layer.removeAttribute('data-failed')
      request(layer, retries)
    }
    update()
  }
  const onLoad = ({ target }: Event) => {
    if (target instanceof Element) target.removeAttribute('data-failed')
    if (failed().length === 0) inVain = 0
    update()
  }
  // A file that fails after a change of the colour scheme sends no error, but a copy of its image does.
  const onScheme = ({ matches }: MediaQueryListEvent) => {
    const image = sheet.querySelector('img')
    const copy = image?.parentElement?.cloneNode(true) as HTMLPictureElement | undefined
    // By day, the image of the night has no file.
    if (!image || !copy || !(matches || image.src)) return
    const onError = () => {
      image.setAttribute('data-failed', '')
      update()
    }
    copy.querySelector('img')?.addEventListener('error', onError, { signal })
  }
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', onScheme, { signal })
  sheet.addEventListener('error', update, { signal, capture: true })
  sheet.addEventListener('load', onLoad, { signal, capture: true })
  window.addEventListener('online', retry, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  update()
}

/**
 * Requests a layer for the nth time: an image of an SVG, or one of the page with its sources. The number is
 * part of the address, after its hash, as WebKit does not request a failed address again.
 */
function request(layer: Element, retries: number): void {
  const sources =
    layer instanceof HTMLImageElement ? (layer.parentElement?.querySelectorAll('source') ?? []) : []
  for (const element of [...sources, layer])
    for (const name of ['href', 'srcset', 'src']) {
      const files = element.getAttribute(name)
      if (files)
        element.setAttribute(
          name,
          files.replace(
            /(\.\w+)(\?[\da-f]*)?(&\d+)?(?= |$)/g,
            (_, end, hash = '?') => `${end}${hash}&${retries}`,
          ),
        )
    }
}
