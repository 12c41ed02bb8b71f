/** Filled in by the build: whether the table names hosts of embedded pages. */
declare const __EMBEDS__: boolean

/** At a press on the button of an embedded page, shows that in its place; undefined on sites without them. */
export const openEmbed = __EMBEDS__
  ? ({ target }: { readonly target: EventTarget }) => {
      const button = (target as Element).closest<HTMLElement>('[data-embed]')
      if (!button) return
      const frame = Object.assign(document.createElement('iframe'), {
        src: button.dataset.embed,
        title: button.textContent,
        allow: 'fullscreen',
      })
      button.replaceWith(frame)
      frame.focus()
    }
  : undefined
