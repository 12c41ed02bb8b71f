import { addressOf } from '../address'
import { RealmMap } from '../map/RealmMap'
import { map, pathOf, regions, siteName } from '../realm'

/** Ink over watercolour. Where the smaller format is not known, the map falls back on the other. */
const picture = {
  wash: { href: addressOf('wash.avif'), fallback: addressOf('wash.webp') },
  ink: { href: addressOf('ink.svg') },
}

const places = regions.map((region) => ({ name: region.name, href: pathOf(region), corners: region.corners }))

/** The home page: nothing but the map. Its heading is heard, not seen, as the picture bears it. */
export function MapPage() {
  return (
    <>
      <h1 tabIndex={-1} className="unseen">
        {siteName}
      </h1>
      <RealmMap {...map} name={`Map of ${siteName}`} picture={picture} places={places} />
    </>
  )
}
