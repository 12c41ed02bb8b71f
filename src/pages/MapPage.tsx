import { RealmMap } from '../map/RealmMap'
import { map, places, siteName } from '../site'
import { picture } from './picture'

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
