import * as words from 'virtual:words'
import type { LiveMap } from '../liveMap'

/** The first delay; each later one of the same layer is twice as long, up to the maximum. */
const FIRST_MS = 4000
const MAX_MS = 64_000

/**
 * Requests each layer of the picture that has failed to load again: after a delay, as a single dropped
 * connection is not reported as offline, and when the browser goes online. While a layer has failed, and is
 * not being requested again, a message says so, with a button to try again at once.
 */
export function retryLayers({ root, sheet }: LiveMap, signal: AbortSignal): void {
  /** The layers that are missing. */
  const missing = new Map<Element, { retries: number; timer: number }>()
  const message = Object.assign(document.createElement('p'), { className: 'map-missing' })
  message.dataset.avoided = ''
  message.setAttribute('role', 'alert')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: words.tryAgain,
  })
  message.append(words.pictureMissing, button)

  const failed = () => [...missing.keys()].filter((layer) => layer.hasAttribute('data-failed'))
  const update = () => {
    const isShown = failed().length > 0
    if (isShown === message.isConnected) return
    // The button may have the focus, which would be lost with it.
    if (message.contains(document.activeElement)) root.focus({ preventScroll: true })
    if (isShown) root.append(message)
    else message.remove()
  }
  const retry = (layer: Element) => {
    const attempts = missing.get(layer)
    if (!attempts) return
    clearTimeout(attempts.timer)
    layer.removeAttribute('data-failed')
    attempts.retries += 1
    request(layer, attempts.retries)
    update()
  }
  const retryAll = () => failed().forEach(retry)
  const onFailed = (layer: Element) => {
    const { retries } = missing.get(layer) ?? { retries: 0 }
    const timer = window.setTimeout(() => retry(layer), Math.min(FIRST_MS * 2 ** retries, MAX_MS))
    missing.set(layer, { retries, timer })
    update()
  }

  // boot.ts marks a layer whose last file has failed, also before this script has loaded.
  const onError = ({ target }: Event) => {
    if (target instanceof Element && target.hasAttribute('data-failed')) onFailed(target)
  }
  const onLoad = ({ target }: Event) => {
    if (missing.delete(target as Element)) update()
  }
  // A file that fails after a change of the colour scheme sends no error, but a copy of its image does.
  const onScheme = ({ matches }: MediaQueryListEvent) => {
    const image = sheet.querySelector('img')
    const copy = image?.parentElement?.cloneNode(true) as HTMLPictureElement | undefined
    // By day, the image of the night has no file.
    if (!image || !copy || !(matches || image.src)) return
    const onError = () => {
      image.setAttribute('data-failed', '')
      onFailed(image)
    }
    copy.querySelector('img')?.addEventListener('error', onError, { signal })
  }
  window.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', onScheme, { signal })
  sheet.addEventListener('error', onError, { signal, capture: true })
  sheet.addEventListener('load', onLoad, { signal, capture: true })
  button.addEventListener('click', retryAll)
  window.addEventListener('online', retryAll, { signal })
  signal.addEventListener('abort', () => {
    for (const { timer } of missing.values()) clearTimeout(timer)
    message.remove()
  })
  for (const layer of sheet.querySelectorAll('[data-failed]')) onFailed(layer)
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
