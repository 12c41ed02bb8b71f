/** The same letters as a layer, whose pixels are stretched, and painted anew: why a map is sharp at rest. */
import type { Figure } from '../figure'

/** `layerScale` is the scale at which the layer was painted; null without one. */
type State = Readonly<{ layerScale: number | null; isHalf: boolean; isZoomed: boolean }>
/** At zoom 1.5, the map's highest. */
const SCALE = 2.83

/** The pixels of a letter. */
const LETTER = ['#...#', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#']

/** As a screen shows them: half a pixel off, each is the mean of the four that lie on it. */
function pixels(isOff: boolean): string {
  const inkAt = (x: number, y: number) => (LETTER[y]?.[x] === '#' ? 1 : 0)
  const meanAt = (x: number, y: number) =>
    (inkAt(x, y) + inkAt(x - 1, y) + inkAt(x, y - 1) + inkAt(x - 1, y - 1)) / 4
  const all = Array.from({ length: 48 }, (_, index) => {
    const [x, y] = [index % 6, Math.floor(index / 6)]
    return `<rect x="${x}" y="${y}" width="1" height="1" fill-opacity="${(isOff ? meanAt : inkAt)(x, y)}" />`
  })
  return `<div class="how-pane"><span>a letter’s pixels, 16 times as large</span><svg viewBox="0 0 6 8">${all.join('')}</svg></div>`
}

const pane = (className: string, name: string) =>
  `<div class="how-pane"><span>${name}</span><div class="${className}">Keep</div></div>`

export const layers: Figure<State> = {
  // Not zoomed, so that the browser has painted the layer when a visitor stretches it.
  start: { layerScale: 1, isHalf: false, isZoomed: false },
  isHtml: true,
  draw({ layerScale, isHalf, isZoomed }) {
    const zoomed = isZoomed ? 'zoomed' : ''
    const layer = layerScale === null ? '' : 'layer'
    return `<div class="how-panes">${pane(`${layer} ${zoomed}`, 'as you choose')}${pane(zoomed, 'without will-change')}</div>${pixels(isHalf && layerScale !== null)}`
  },
  says({ layerScale, isHalf, isZoomed }) {
    const scale = isZoomed ? SCALE : 1
    if (layerScale === null)
      return 'No layer: the browser paints each view anew, which is sharp, and slow. So the map does that at rest alone.'
    const painted = `Your layer was painted at scale ${layerScale}, and is shown at ${scale}`
    if (layerScale < scale)
      return `${painted}: blurred, in some browsers for a moment, in others until it is dropped.
Turn will-change off, as the map does at rest.${isHalf ? ' Its pixels lie between those of the screen, too.' : ''}`
    const half = isHalf
      ? 'soft, as the letter below: half a pixel off, it lies between two. The map rounds that away at rest.'
      : 'sharp.'
    return `${painted}: ${half}<br><small>In Chrome. Safari paints every layer at scale 1.</small>`
  },
  buttons(state) {
    const { layerScale, isHalf, isZoomed } = state
    const other = layerScale !== null ? null : isZoomed ? SCALE : 1
    return [
      { label: 'will-change', isOn: layerScale !== null, next: { ...state, layerScale: other } },
      { label: 'zoom 1.5', isOn: isZoomed, next: { ...state, isZoomed: !isZoomed } },
      { label: 'half a pixel', isOn: isHalf, next: { ...state, isHalf: !isHalf } },
    ]
  },
}
