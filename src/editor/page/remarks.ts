/** What the last check says about each place. */
import type { EditedPlace, Places } from './history'
import type { Checked, Remark } from './messages'

/** A remark on a place: a mistake in it, or what it covers. */
export interface PlaceRemark {
  readonly kind: 'mistake' | 'covers'
  readonly field: Remark['field']
  /** Without the name of the place, if it is the subject. */
  readonly sentence: string
  /** The way to the nearest free spot, in map px. */
  readonly free?: Remark['free']
}

/** The remarks on a place among all places, mistakes first. */
export function remarksOn({ mistakes, covers }: Checked, places: Places, place: EditedPlace): PlaceRemark[] {
  const index = places.indexOf(place)
  const on =
    (kind: PlaceRemark['kind']) =>
    ({ region, other, field, sentence, own, free }: Remark): PlaceRemark[] => {
      if (region === index) return [{ kind, field, sentence: capitalised(own), ...(free && { free }) }]
      return other === index ? [{ kind, field, sentence: capitalised(sentence) }] : []
    }
  return [...mistakes.flatMap(on('mistake')), ...(covers ?? []).flatMap(on('covers'))]
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
