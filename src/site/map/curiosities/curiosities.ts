/** What the map answers to a press beside its places. */

import { curiosities as all, names } from 'virtual:curiosities'
import { nameBoxOf } from 'virtual:picture'
import { siteName } from 'virtual:site'
import * as words from 'virtual:words?curiosities'
import type { Point } from '../../../panzoom/core/geometry'
import { areaBox, boxOfSize, overlap, screenBoxOf } from '../../../table/area'
import { addFind, FINDS_CHANGED, finds } from '../../finds'
import { addStyles } from '../../styles/addStyles'
import { append, clickedPoint, coversOf, FOUND, type LiveMap, type LivePlace, REST } from '../liveMap'
import { placeBeside } from '../overlay/placeBeside'
import styles from './curiosities.css?inline'
import { ringBoxOf, ringOf, type Spot, spotAt, spots } from './spots'

/** A press may be so far beside a small thing, in screen px: as steady as a finger is. */
const REACH_PX = 12

/** The drawer, from which a find may come, has closed by then: under it, nothing is announced. */
const ANNOUNCED_AFTER_MS = 300

/**
 * A click on something that is drawn on the map finds it: a ring is drawn around it on the sheet, and a slip
 * of paper says what it is, while the map rests, until the next press. A tag counts the finds; with half of
 * them, and with all, the map honours the visitor. Places that were visited have seals, and the roads between
 * them are drawn in full. `clicked` is the point, in map px, of a click that came before this script.
 */
export function curiosities(map: LiveMap, signal: AbortSignal, clicked?: Point): void {
  const { controller, root, surface, sheet, places } = map
  const { width, height } = controller.bounds.map
  const rings = append<SVGElement>(
    sheet,
    `<svg class="map-finds" viewBox="0 0 ${width} ${height}" aria-hidden="true"><g></g><g></g></svg>`,
    signal,
  )
  const [roads, marks] = rings.children as unknown as [Element, Element]
  const picture = sheet.querySelector('svg') as Element
  const honours = append(picture, '<g aria-hidden="true"></g>', signal)
  const slip = append(root, '<p class="map-slip"></p>', signal)
  const tag = append(
    root,
    '<div class="map-slip map-tag" data-avoided hidden><span></span><button></button></div>',
    signal,
  )
  // For screen readers, which are silent about what appears together with its text, as slip and tag do.
  const status = append(root, '<p class="unseen" role="status"></p>', signal)
  const [count, share] = tag.children as unknown as [HTMLElement, HTMLButtonElement]

  /** What the slip is about. */
  let shown: Spot | undefined
  const clear = () => {
    slip.replaceChildren()
    status.replaceChildren()
    rings.classList.remove('drawing')
  }
  const hide = () => {
    shown = undefined
    clear()
  }
  const show = () => {
    if (!shown) return
    const { view, bounds } = controller
    const { viewport } = bounds
    const ring = screenBoxOf(ringBoxOf(shown), view)
    if (!overlap(ring, boxOfSize(viewport))) return
    const name = document.createElement('a')
    const says = document.createElement('small')
    name.textContent = shown.name
    if (shown.link) name.href = shown.link
    says.textContent = shown.says ?? ''
    slip.replaceChildren(name, ' ', says)
    const named = [...places.map(nameBoxOf), ...names.map((box) => areaBox({ box }))]
    const spared = named.map((box) => screenBoxOf(box, view))
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }
    const { x, y } = placeBeside(size, ring, viewport, coversOf(map), spared)
    slip.style.transform = `translate(${x}px, ${y}px)`
  }

  let visited: readonly LivePlace[] = []
  const drawRoads = ({ travelled }: typeof import('./travelled')) => {
    roads.innerHTML = travelled(visited, places)
  }

  /** How many kinds were found. */
  let kinds = 0
  let honoured = ''
  const drawHonours = ({ honoursOf, styles: theirs }: typeof import('./honours')) => {
    addStyles(theirs)
    const drawn = honoursOf(picture, kinds / all.length)
    // To be drawn again would begin their movement anew.
    if (drawn !== honoured) honours.innerHTML = honoured = drawn
  }
  const update = () => {
    const known = finds()
    const found = spots.filter(({ id }) => known.has(id))
    kinds = new Set(found.map(({ name }) => name)).size
    visited = places.filter(({ href }) => known.has(href))
    const paths = found.map(
      (spot) => `<path${spot === shown ? ' class="new"' : ''} pathLength="1" d="${ringOf(spot)}"/>`,
    )
    marks.innerHTML = [...visited.map(sealOf), ...paths].join('')
    if (visited.length > 1) import('./travelled').then(drawRoads, () => {})
    else roads.innerHTML = ''
    tag.hidden = kinds === 0
    count.textContent = words.curiositiesFound(kinds, all.length)
    share.textContent = words.share
    tag.classList.toggle('all', kinds === all.length)
    if (2 * kinds >= all.length || honoured) import('./honours').then(drawHonours, () => {})
  }
  const onFinds = ({ detail }: CustomEvent<string | null>) => {
    const spot = spots.find(({ id }) => id === detail)
    if (spot) {
      shown = spot
      rings.classList.add('drawing')
      root.dispatchEvent(new CustomEvent(FOUND, { detail: ringBoxOf(spot) }))
      setTimeout(() => {
        status.textContent = `${spot.name}. ${spot.says ?? ''}. ${count.textContent}`
      }, ANNOUNCED_AFTER_MS)
    }
    if (detail === null) hide()
    update()
    show()
  }
  const findAt = (point: Point | undefined) => {
    const spot = point && spotAt(point, REACH_PX / controller.view.scale)
    if (spot) addFind(spot.id)
  }
  const onShare = async () => {
    const text = words.shareFinds(kinds, all.length, siteName)
    try {
      if (navigator.share) await navigator.share({ text, url: location.href })
      else {
        await navigator.clipboard.writeText(`${text} ${location.href}`)
        share.textContent = words.copied
      }
    } catch {
      // The visitor has thought better of it, or the browser does not allow it.
    }
  }
  surface.addEventListener('click', (event) => findAt(clickedPoint(map, event)), { signal })
  share.addEventListener('click', onShare)
  root.addEventListener('pointerdown', ({ target }) => slip.contains(target as Node) || hide(), { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  rings.addEventListener('animationend', () => rings.classList.remove('drawing'))
  document.addEventListener(FINDS_CHANGED, onFinds, { signal })
  document.addEventListener('visibilitychange', update, { signal })
  signal.addEventListener('abort', controller.subscribe({ start: clear, resize: show }))
  root.addEventListener(REST, show, { signal })
  addStyles(styles)
  update()
  findAt(clicked)
}

/** A seal of wax on the ribbon of a place, at its end. */
function sealOf(place: LivePlace): string {
  const { right, bottom } = nameBoxOf(place)
  return `<circle class="seal" cx="${right + 14}" cy="${bottom - 12}" r="8"/>`
}
