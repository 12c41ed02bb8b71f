import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../panzoom/geometry'
import { toScreen } from '../panzoom/view'
import { HitArea } from './HitArea'
import styles from './map.module.css'
import { Picture, type PictureFile } from './Picture'
import { PlaceName } from './PlaceName'
import { boxOf, type Place, placeAt } from './place'
import { moveTooltip, Tooltip } from './Tooltip'
import { usePanZoom } from './usePanZoom'
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

  const [named, setNamed] = useState<Place | null>(null)
  /** The place that the tooltip stands above; null while it follows the cursor. */
  const [tiedTo, setTiedTo] = useState<Place | null>(null)
  const tooltip = useRef<HTMLDivElement>(null)

  const onHover = (place: Place, { clientX, clientY, movementX, movementY }: PointerEvent) => {
    // A place that comes to lie under a cursor at rest does not take the name from the one the keyboard is on.
    if (tiedTo && movementX === 0 && movementY === 0) return
    const origin = map.root.current?.getBoundingClientRect()
    if (!origin) return
    moveTooltip(tooltip.current, { x: clientX - origin.left, y: clientY - origin.top })
    setTiedTo(null)
    setNamed(place)
  }

  const onFocus = (place: Place) => {
    controller.reveal(boxOf(place))
    setTiedTo(place)
    setNamed(place)
  }

  const hideName = () => setNamed(null)
  const onLeave = () => {
    if (tiedTo === null) hideName()
  }

  const [isMissing, setIsMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const layer = { width, height, onMissing: () => setIsMissing(true) }
  const tryAgain = () => {
    setIsMissing(false)
    setAttempt(attempt + 1)
  }

  useEffect(() => {
    const onHold = (pointMap: Point) => {
      const place = placeAt(places, pointMap)
      setTiedTo(place)
      setNamed(place)
    }
    return controller.subscribe({ onHold })
  }, [controller, places])

  // A name can lie over what one wants to see: Escape takes it away, wherever the focus is.
  useEffect(() => {
    if (!named) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNamed(null)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [named])

  // The map moves under the tooltip, which goes with the place it is tied to.
  useLayoutEffect(() => {
    if (!tiedTo) return
    const { left, right, top } = boxOf(tiedTo)
    const topMiddle = { x: (left + right) / 2, y: top }
    const onView = () => moveTooltip(tooltip.current, toScreen(controller.view, topMiddle))
    onView()
    return controller.subscribe({ onView })
  }, [controller, tiedTo])

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
      <div ref={map.surface} className={styles.surface} onPointerDown={hideName} data-surface>
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
              onHover={onHover}
              onFocus={onFocus}
              onLeave={onLeave}
              onBlur={hideName}
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
      <Tooltip ref={tooltip} name={named?.name ?? null} isTied={tiedTo !== null} />
      <ZoomControl
        canZoomIn={map.canZoomIn}
        canZoomOut={map.canZoomOut}
        onZoom={(direction) => controller.zoomStep(direction)}
      />
    </div>
  )
}
