import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { contains, type Point } from '../panzoom/geometry'
import { toScreen } from '../panzoom/view'
import { HitArea } from './HitArea'
import styles from './map.module.css'
import { Picture, type PictureFile } from './Picture'
import { boxOf, type Place } from './place'
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

  const onHover = (place: Place, { clientX, clientY }: PointerEvent) => {
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

  useEffect(() => {
    const onHold = (pointMap: Point) => {
      const place = places.find((place) => contains(boxOf(place), pointMap)) ?? null
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
        Arrow keys move the map, plus and minus zoom, 0 returns to the first view.
      </p>
      {/* A name that a long touch has shown stays until the next touch. */}
      <div ref={map.surface} className={styles.surface} onPointerDown={hideName}>
        <svg
          ref={map.picture}
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          <Picture file={picture.wash} width={width} height={height} />
          <Picture file={picture.ink} width={width} height={height} />
          {places.map((place) => (
            <HitArea key={place.name} place={place} onHover={onHover} onFocus={onFocus} onLeave={hideName} />
          ))}
        </svg>
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
