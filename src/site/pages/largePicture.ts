/** An owner's picture, large over the page, and the way to the others of the page. */
import * as words from 'virtual:words?large'
import styles from './largePicture.css?inline'

export { styles }

/** A finger that has moved so far to a side, in px, wants another picture. */
const SWIPE_PX = 40

const arrow = (path: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`
const MARKUP = `
  <button value="0" aria-label="${words.close}">${arrow('M6 6q6 6 12 12M18 6q-6 6-12 12')}</button>
  <figure><img alt=""><figcaption aria-live="polite"></figcaption></figure>
  <button value="-1" aria-label="${words.previousPicture}">${arrow('M15 5q-5 4-7 7 2 3 7 7')}</button>
  <button value="1" aria-label="${words.nextPicture}">${arrow('M9 5q5 4 7 7-2 3-7 7')}</button>`

/**
 * Shows the picture of a link large, in a dialog over the page, until the visitor closes it, which returns
 * the focus to the link. Arrow keys, a swipe and two buttons show the next and the previous picture of the
 * page. The dialog needs `styles`.
 */
export function openLarge(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-large]')]
  const dialog = Object.assign(document.createElement('dialog'), { className: 'large', innerHTML: MARKUP })
  const image = dialog.querySelector('img') as HTMLImageElement
  const caption = dialog.querySelector('figcaption') as HTMLElement
  const forward = words.direction === 'rtl' ? -1 : 1
  let shown = links.indexOf(link)

  const show = (steps: number) => {
    shown = (shown + steps + links.length) % links.length
    const of = links[shown]
    const small = of?.querySelector('img')
    if (!of || !small) return
    // What the page shows already, until the large file has come.
    image.style.backgroundImage = `url("${small.currentSrc}")`
    const [width = 0, height = 1] = of.dataset.large?.split(' ').map(Number) ?? []
    image.style.setProperty('--ratio', `${width / height}`)
    Object.assign(image, { src: of.href, alt: small.alt, width, height })
    caption.textContent = of.closest('figure')?.querySelector('figcaption')?.textContent ?? small.alt
    dialog.setAttribute('aria-label', small.alt)
  }
  const close = () => dialog.close()
  let start: PointerEvent | null = null
  let isSwiped = false
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = start ? [clientX - start.clientX, clientY - start.clientY] : [0, 0]
    isSwiped = Math.abs(x) > Math.max(SWIPE_PX, Math.abs(y))
    if (isSwiped) show(-forward * Math.sign(x))
    start = null
  }
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button && button.value !== '0') show(Number(button.value))
    // A press beside the picture closes it.
    else if (button || (target === dialog && !isSwiped)) close()
  }
  dialog.addEventListener('pointerdown', (event) => {
    // Two fingers do not swipe.
    start = event.isPrimary ? event : null
  })
  dialog.addEventListener('pointerup', onUp)
  dialog.addEventListener('click', onClick)
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(forward)
    if (key === 'ArrowLeft') show(-forward)
  })
  for (const button of dialog.querySelectorAll<HTMLElement>('[value="1"], [value="-1"]'))
    button.hidden = links.length < 2

  // A step back leads to another page.
  addEventListener('popstate', close)
  const remove = () => {
    removeEventListener('popstate', close)
    dialog.remove()
  }
  dialog.addEventListener('close', remove, { once: true })
  const { documentElement } = document
  documentElement.style.setProperty('--scrollbar', `${innerWidth - documentElement.clientWidth}px`)
  show(0)
  document.body.append(dialog)
  // Safari focuses no link at a click, and the dialog returns the focus to where it was.
  link.focus({ preventScroll: true })
  dialog.showModal()
}
