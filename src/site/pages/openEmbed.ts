import { isPlainClick } from '../parts/AnyLink'

/** At a click on the button of an embedded page, or on its picture, shows that in its place. */
export function openEmbed(event: MouseEvent): void {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('[data-embed]')
  if (!button || !isPlainClick(event)) return
  event.preventDefault()
  const frame = Object.assign(document.createElement('iframe'), {
    src: button.dataset.embed,
    title: button.textContent || button.querySelector('img')?.alt,
    allow: 'fullscreen',
  })
  button.replaceWith(frame)
  frame.focus()
}
