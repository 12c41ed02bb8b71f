/**
 * The layers of a picture as elements in place of images, for Firefox: of elements it draws what is in view,
 * and in threads, but of an image the whole, in one task. What else is in the picture's box hides how they
 * come, one after another.
 */
export function elementsOf(picture: SVGSVGElement) {
  const box = Object.assign(document.createElement('div'), { className: 'map-elements' })
  box.setAttribute('aria-hidden', 'true')
  picture.before(box)
  /** What was made of the files, by their addresses. */
  const layers = new Map<string, HTMLElement>()

  /** In a shadow tree, as the files have ids and symbols of their own. */
  const addLayer = (file: string, text: string) => {
    const layer = box.appendChild(document.createElement('div'))
    const attributes = `viewBox="${picture.getAttribute('viewBox')}" width="100%" height="100%"`
    layer.attachShadow({ mode: 'open' }).innerHTML = `<svg ${attributes}>${text}</svg>`
    layers.set(file, layer)
    return layer
  }

  const hideAllBut = (files: readonly string[]) => {
    for (const [file, { style }] of layers) if (!files.includes(file)) style.visibility = ''
  }

  /**
   * Shows these files, from the lowest layer up, and no others. Resolves with whether it does: not if a file
   * cannot be fetched, nor from when `isWanted` is false.
   */
  async function show(files: readonly string[], isWanted: () => boolean): Promise<boolean> {
    const fetched = files.map(async (file) => (layers.has(file) ? '' : textOf(file)))
    const texts = await Promise.all(fetched).catch(() => null)
    if (!texts) return false
    for (const [index, file] of files.entries()) {
      if (!isWanted()) return false
      const layer = layers.get(file) ?? addLayer(file, texts[index] ?? '')
      layer.style.visibility = 'visible'
      // Nobody can do anything while the browser draws, which for all at once takes up to 0.4 s. With a
      // single frame, it draws two layers at a time.
      await nextFrame()
      await nextFrame()
    }
    hideAllBut(files)
    return isWanted()
  }

  return { show, hide: () => hideAllBut([]), remove: () => box.remove() }
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** The text of an SVG file. The wash, which is none, stays an image. */
async function textOf(file: string): Promise<string> {
  if (!/\.svg(\?|$)/.test(file))
    return `<image href="${file}" width="100%" height="100%" preserveAspectRatio="none"/>`
  const response = await fetch(file)
  if (!response.ok) throw new Error(response.statusText)
  return response.text()
}
