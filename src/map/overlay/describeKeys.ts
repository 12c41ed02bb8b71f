import type { LiveMap } from '../liveMap'

const KEYS =
  'Arrow keys move the map, with Shift further, or lead from place to place; plus and minus zoom; F shows the whole map; 0 or Home returns to the first view.'

/** Describes the keys of the map to screen readers, from when they act. */
export function describeKeys({ root }: LiveMap): () => void {
  const keys = document.createElement('p')
  keys.id = 'keys-of-the-map'
  keys.className = 'unseen'
  keys.textContent = KEYS
  root.append(keys)
  root.setAttribute('aria-describedby', keys.id)
  return () => {
    root.removeAttribute('aria-describedby')
    keys.remove()
  }
}
