/** The same picture and its links, as one would write it with react-leaflet. */
import { CRS, type LatLngBoundsLiteral } from 'leaflet'
import { createRoot } from 'react-dom/client'
import { ImageOverlay, MapContainer, Rectangle, Tooltip, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'

/** The paths of the places, and their boxes in map px: filled in by the build. */
declare const __PLACES__: Readonly<
  Record<string, { left: number; top: number; right: number; bottom: number }>
>

const [WIDTH, HEIGHT] = [2048, 1536]
const bounds: LatLngBoundsLiteral = [
  [0, 0],
  [HEIGHT, WIDTH],
]

createRoot(document.getElementById('root') as HTMLElement).render(
  <MapContainer
    crs={CRS.Simple}
    center={[HEIGHT, WIDTH / 2]}
    zoom={0}
    minZoom={-0.5}
    maxZoom={1.5}
    maxBounds={bounds}
    maxBoundsViscosity={1}
    zoomControl={false}
    attributionControl={false}
    style={{ height: '100vh' }}
  >
    <ImageOverlay url="map.avif" bounds={bounds} />
    <ZoomControl position="bottomright" />
    {Object.entries(__PLACES__).map(([path, { left, top, right, bottom }]) => (
      // Leaflet counts upward.
      <Rectangle
        key={path}
        bounds={[
          [HEIGHT - bottom, left],
          [HEIGHT - top, right],
        ]}
        pathOptions={{ opacity: 0, fillOpacity: 0 }}
        eventHandlers={{ click: () => location.assign(path) }}
      >
        <Tooltip sticky>{path.slice(1)}</Tooltip>
      </Rectangle>
    ))}
  </MapContainer>,
)
