/**
 * The strip of signposts in the first view, as rules of a style sheet: which places it names, and where their arrows point.
 * The first view shows the map at scale 1, the middle of its top in the middle of the viewport's top.
 */
import type { Plugin } from 'vite'
import { boxOf, middleOf } from '../map/box.ts'
import { nameBoxOf } from '../map/nameBox.ts'
import { linkFrom, pathOf } from '../site/paths.ts'
import type { Region, Table } from '../site/table.ts'

/** The room that the zoom control takes at the right edge and at the foot, in screen px: see overlay.module.css. */
const ZOOM_WIDTH = 74
const ZOOM_HEIGHT = 212

/** The height of the strip where it has a single row or two, by the width from which on it has, in screen px. */
const STRIPS = [
  { fromWidth: 960, height: 60 },
  { fromWidth: 481, height: 108 },
] as const

/** Half the length of a single row, for each place, and how far its middle may lie beside that of the view. */
const HALF_SIGNPOST = 68
const ASIDE = 40

/** The distance of a name beside the strip from the foot of the view. */
const FOOT = 4

/** The middle of the first view on most screens, as a distance from the map's top: arrows point from there. */
const MIDDLE_Y = 500

/** The comment that the rules replace. */
const PLACEHOLDER = '/* The rules of the first view are inserted here. */'

/** Replaces the placeholder in the style sheet of the signposts by the rules for the table's places. Without a table there are none. */
export function firstView(table: Table | undefined): Plugin {
  return {
    name: 'first-view',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/overlay.module.css')) return null
      return { code: code.replace(PLACEHOLDER, table ? firstViewRules(table) : ''), map: null }
    },
  }
}

/** The rules for the places of a table. */
export function firstViewRules({ map, regions }: Pick<Table, 'map' | 'regions'>): string {
  return regions.map((region) => rulesOf(region, map, regions.length)).join('\n')
}

function rulesOf(region: Region, { width }: Table['map'], places: number): string {
  // The end of its address, as that of the site's root is not known here.
  const signpost = `.signpost[href$="${linkFrom('/', region.link ?? pathOf(region)).replaceAll('"', '%22')}"]`
  const { x, y } = middleOf(boxOf(region))
  const degrees = Math.round((Math.atan2(y - MIDDLE_Y, x - width / 2) * 180) / Math.PI)
  const { left, right, bottom } = nameBoxOf(region)
  // The view shows a name that is at most half its width from the map's middle, and not below the strip.
  const minWidth = Math.ceil(2 * Math.max(width / 2 - left, right - width / 2))
  // At the right edge, the zoom control covers the foot of the view.
  const besideZoom = Math.ceil(2 * (right - width / 2 + ZOOM_WIDTH))
  const clearOfZoom =
    besideZoom > minWidth ? ` and ((min-width: ${besideZoom}px) or (min-height: ${bottom + ZOOM_HEIGHT}px))` : ''
  const strips = STRIPS.filter((_, index) => index === 0 || minWidth < (STRIPS[index - 1]?.fromWidth ?? 0))
  const isBesideStrip = Math.max(left - width / 2, width / 2 - right) > places * HALF_SIGNPOST + ASIDE
  const hidden = strips.map(({ fromWidth, height }, index) => {
    const room = isBesideStrip && index === 0 ? FOOT : height
    const size = `(min-width: ${Math.max(minWidth, fromWidth)}px) and (min-height: ${bottom + room}px)`
    return `@container map ${size}${clearOfZoom} { .signposts:not([data-placed]) ${signpost} { display: none } }`
  })
  return [`${signpost} { --towards: ${degrees}deg }`, ...hidden].join('\n')
}
