/** A press, as far as it matters here. */
type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'> & {
  readonly target: EventTarget
}

/**
 * At a press on the button of an embedded page, or on its picture, shows that in its place. With a key that
 * opens a link elsewhere, it is that link.
 */
export function openEmbed(press: Press): void {
  const button = (press.target as Element).closest<HTMLElement>('[data-embed]')
  if (!button || press.ctrlKey || press.metaKey || press.shiftKey) return
  press.preventDefault()
  const frame = Object.assign(document.createElement('iframe'), {
    src: button.dataset.embed,
    title: button.textContent || button.querySelector('img')?.alt,
    allow: 'fullscreen',
  })
  button.replaceWith(frame)
  frame.focus()
}
