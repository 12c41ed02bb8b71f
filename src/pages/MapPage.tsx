import { RealmMap } from '../map/RealmMap'
import { map, pathOf, regions, siteName } from '../realm'
import { picture } from './picture'

/** The regions, as the map is told of them. */
export const places = regions.map((region) => ({ name: region.name, href: pathOf(region), corners: region.corners }))

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
