import { useId, useState } from 'react'
import { HitArea } from './HitArea'
import styles from './map.module.css'
import { Picture, type PictureFile } from './Picture'
import { PlaceName } from './PlaceName'
import type { Place } from './place'
import { Tooltip } from './Tooltip'
import { usePanZoom } from './usePanZoom'
import { usePlaceName } from './usePlaceName'
import { ZoomControl } from './ZoomControl'

interface Props {
  /** The picture's size, in map px. Not reactive, as the zoom limits below are not: they are read once. */
  readonly width: number
  readonly height: number
  readonly minZoom: number
  readonly maxZoom: number
  /** What a screen reader calls the map. */
  readonly name: string
  /** The picture's layers, each stretched over the whole map: the wash lies under the ink. */
  readonly picture: { readonly wash: PictureFile; readonly ink: PictureFile }
  readonly places: readonly Place[]
}

/** An illustrated map that can be dragged, pinched and zoomed, with places on it that lead somewhere. */
export function RealmMap({ width, height, minZoom, maxZoom, name, picture, places }: Props) {
  const map = usePanZoom({ map: { width, height }, minZoom, maxZoom })
  const { controller } = map
  const keysId = useId()

  const naming = usePlaceName(controller, map.root, places)

  const [isMissing, setIsMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const layer = { width, height, onMissing: () => setIsMissing(true) }
  const tryAgain = () => {
    setIsMissing(false)
    setAttempt(attempt + 1)
  }

  return (
    <div
      ref={map.root}
      className={styles.map}
      role="group"
      aria-label={name}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work while it has the focus.
      tabIndex={0}
      data-map
    >
      <p id={keysId} className="unseen">
        Arrow keys move the map, with Shift further; plus and minus zoom; 0 or Home returns to the first view.
      </p>
      {/* A name that a long touch has shown stays until the next touch. */}
      <div ref={map.surface} className={styles.surface} onPointerDown={naming.hide} data-surface>
        <span className={styles.start} />
        <svg
          ref={map.picture}
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          <g aria-hidden="true">
            {places.map((place) => (
              <PlaceName key={place.name} place={place} />
            ))}
          </g>
          <Picture key={`wash ${attempt}`} file={picture.wash} {...layer} />
          <Picture key={`ink ${attempt}`} file={picture.ink} {...layer} />
          {places.map((place) => (
            <HitArea
              key={place.name}
              place={place}
              onHover={naming.onHover}
              onFocus={naming.onFocus}
              onLeave={naming.onLeave}
              onBlur={naming.hide}
            />
          ))}
        </svg>
      </div>
      <div role="status">
        {isMissing && (
          <p className={styles.missing}>
            The picture of the map is missing.
            <button type="button" onClick={tryAgain}>
              Try again
            </button>
          </p>
        )}
      </div>
      <Tooltip ref={naming.tooltip} name={naming.name} isTied={naming.isTied} />
      <ZoomControl
        canZoomIn={map.canZoomIn}
        canZoomOut={map.canZoomOut}
        onZoom={(direction) => controller.zoomStep(direction)}
      />
    </div>
  )
}
