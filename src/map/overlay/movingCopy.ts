import styles from '../map.module.css'

/**
 * In Firefox, a bitmap of the picture that is shown in its place while the map moves. Firefox draws an SVG image anew,
 * and all of it, for each doubling of its scale: a first zoom would stop for as long. A bitmap is only stretched. Drawn
 * when nothing else is to be done; where a layer of the picture cannot be had, there is no copy. Returns a function that
 * removes it.
 */
export function movingCopy(surface: HTMLElement): () => void {
  const picture = surface.querySelector('svg')
  if (!picture || !globalThis.CSS?.supports('-moz-appearance', 'none')) return () => {}
  const copy = document.createElement('canvas')
  const idle = requestIdleCallback(async () => {
    const { width, height } = picture.viewBox.baseVal
    const layers = [...picture.querySelectorAll('image')].map(({ href }) =>
      Object.assign(new Image(width, height), { src: href.baseVal }),
    )
    try {
      await Promise.all(layers.map((layer) => layer.decode()))
    } catch {
      return
    }
    Object.assign(copy, { className: styles.copy, width, height })
    for (const layer of layers) copy.getContext('2d')?.drawImage(layer, 0, 0, width, height)
    picture.before(copy)
  })
  return () => {
    cancelIdleCallback(idle)
    copy.remove()
  }
}
