import type { Place } from '../map/liveMap'
import { RealmMap } from '../map/RealmMap'
import { inks, wash } from '../site/address'
import { map, places, siteName } from '../site/site'

interface Props {
  /** The place whose page was shown before. */
  readonly cameFrom: Place | undefined
}

/** The home page: the map. The heading is visually hidden, as the picture shows the name. */
export function MapPage({ cameFrom }: Props) {
  return (
    <>
      <h1 tabIndex={-1} className="unseen">
        {siteName}
      </h1>
      <RealmMap {...map} name={`Map of ${siteName}`} wash={wash} inks={inks} places={places} cameFrom={cameFrom} />
    </>
  )
}
