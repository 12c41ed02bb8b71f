import * as words from 'virtual:words'
import { AVOIDED_CHANGED, type LiveMap } from '../liveMap'

/** The first delay; each later one of the same layer is twice as long, up to the maximum. */
const FIRST_MS = 4000
const MAX_MS = 64_000

/**
 * Requests each layer of the picture that has failed to load again: after a delay, as a single dropped connection is not
 * reported as offline, and when the browser goes online. While a layer has failed, and is not being requested again, a
 * message says so, with a button to try again at once. `request` requests a layer for the nth time.
 */
export function retryLayers({ root, sheet }: LiveMap, signal: AbortSignal, request = requestImage): void {
  /** The layers that are missing. */
  const missing = new Map<Element, { retries: number; timer: number }>()
  const message = Object.assign(document.createElement('p'), { className: 'map-missing' })
  message.dataset.avoided = ''
  message.setAttribute('role', 'alert')
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words.tryAgain })
  message.append(words.pictureMissing, button)

  const failed = () => [...missing.keys()].filter((layer) => layer.hasAttribute('data-failed'))
  const update = () => {
    const isShown = failed().length > 0
    if (isShown === message.isConnected) return
    // The button may have the focus, which would be lost with it.
    if (message.contains(document.activeElement)) root.focus({ preventScroll: true })
    if (isShown) root.append(message)
    else message.remove()
    root.dispatchEvent(new Event(AVOIDED_CHANGED))
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

/** The number is part of the address, as WebKit does not request a failed address again. */
function requestImage(layer: Element, retries: number): void {
  layer.setAttribute('href', `${layer.getAttribute('href')?.replace(/\?.*/, '')}?${retries}`)
}
