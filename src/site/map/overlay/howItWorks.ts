import type { LiveMap } from '../liveMap'

/**
 * Makes the button "How it works" act, if there is one: it opens a card with all inputs, and a button of that
 * opens X-ray, as does `?xray` in the address. Their scripts are not fetched before. One that cannot be had
 * may have gone with an earlier build: then the page is loaded again, with X-ray.
 */
export function howItWorks(map: LiveMap, signal: AbortSignal): void {
  const button = map.root.querySelector<HTMLElement>('[data-how]')
  if (!__HAS__.howItWorks || !button) return
  const focusButton = () => button.focus({ preventScroll: true })

  let ending: AbortController | undefined
  signal.addEventListener('abort', () => ending?.abort())
  const openXRay = (takesFocus: boolean) => {
    const open = ({ xray }: typeof import('../xray/xray')) => {
      ending?.abort()
      if (signal.aborted) return
      ending = xray(map, takesFocus)
      ending.signal.addEventListener('abort', () => signal.aborted || focusButton())
    }
    import('../xray/xray').then(open, () => takesFocus && !signal.aborted && loadWithXRay())
  }

  const openCard = ({ openInputsCard }: typeof import('./inputsCard')) => {
    // Not over the drawer, if the visitor has opened that meanwhile.
    if (signal.aborted || document.querySelector('dialog[open]')) return
    openInputsCard(map.root, () => openXRay(true), signal)
  }
  const onClick = () => {
    // Safari focuses no button at a click, and the card returns the focus to where it was.
    focusButton()
    import('./inputsCard').then(openCard, () => signal.aborted || loadWithXRay())
  }
  button.addEventListener('click', onClick, { signal })
  if (new URLSearchParams(location.search).has('xray')) openXRay(false)
}

/** Only after a press, so that it cannot go on without end; and not offline, where the page would be lost. */
function loadWithXRay(): void {
  if (navigator.onLine) location.search = 'xray'
}
