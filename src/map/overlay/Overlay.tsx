import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Controller } from '../../panzoom/controller'
import { type Box, centreOf, type Point } from '../../panzoom/geometry'
import { pinWithin, toScreen, type View } from '../../panzoom/view'
import styles from '../map.module.css'
import { boxOf, type Place } from '../place'
import { boxZoom } from './boxZoom'
import { openBothWays, openOnClick, placeDoor } from './doors'
import { fit } from './fit'
import { flight } from './flight'
import { HowItWorks } from './HowItWorks'
import { keepAddress } from './keepAddress'
import { moreKeys } from './moreKeys'
import { moreTurns } from './moreTurns'
import { onRest } from './onRest'
import { type Sight, sightsOn } from './sight'
import { isOutOfView, standsOf } from './signposts'
import { lastVisit } from './spot'
import { Tooltip } from './Tooltip'
import { usePlaceName } from './usePlaceName'
import { ZoomControl } from './ZoomControl'

export interface OverlayProps {
  readonly controller: Controller
  readonly root: RefObject<HTMLElement | null>
  readonly surface: RefObject<HTMLElement | null>
  readonly places: readonly Place[]
  /** Whether the picture cannot be had, and what tries for it again. */
  readonly isMissing: boolean
  readonly onTryAgain: () => void
}

/** A place that is flown to has at least this much around it, in screen px. */
const FLIGHT_MARGIN_PX = 80

/** A message that says what is seen waits this long after the map has come to rest: one who moves on is not told. */
const TELL_MS = 600

/**
 * What stands over the map: buttons that zoom, signposts to the places out of view and a flight there, names, and a
 * word for those who hear the map; with it come the view in the address, arrow keys that lead from place to place, and
 * a box to zoom to. It is fetched when the map itself is whole and can be moved.
 */
export function Overlay({ controller, root, surface, places, isMissing, onTryAgain }: OverlayProps) {
  const posts = useRef<(HTMLButtonElement | null)[]>([])
  const box = useRef<HTMLDivElement>(null)
  const door = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const sights = useMemo(() => sightsOn(surface.current, places), [places, surface])
  const naming = usePlaceName(controller, root, sights)

  // Before the browser paints, as it may move the map to where it was left.
  useLayoutEffect(() => keepAddress(controller, sights), [controller, sights])

  // Nor may a page that folds onto its place find no place.
  useLayoutEffect(() => {
    const cameFrom = sights.find(({ name }) => name === lastVisit()?.place)
    if (cameFrom && door.current) placeDoor(door.current, cameFrom, controller.view)
    openBothWays()
  }, [controller, sights])

  useEffect(() => {
    if (!root.current || !surface.current || !door.current) return
    const endings = [
      openOnClick(surface.current, door.current, sights, () => controller.view),
      moreKeys(root.current, controller, sights),
      moreTurns(surface.current, controller),
      boxZoom(surface.current, controller, (drawn) => drawBox(box.current, drawn)),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [controller, root, sights, surface])

  useEffect(() => {
    let timer = 0
    const leave = onRest(controller, () => {
      timer = window.setTimeout(() => setTold(sentenceOf(controller, sights)), TELL_MS)
    })
    const hush = controller.subscribe((_, isMoving) => isMoving && clearTimeout(timer))
    return () => {
      clearTimeout(timer)
      leave()
      hush()
    }
  }, [controller, sights])

  const setUp = useCallback(() => {
    if (root.current) setUpPosts(root.current, posts.current, controller, sights)
  }, [controller, root, sights])

  // Signposts stand while the map rests, and are out of the way while it moves.
  useLayoutEffect(() => {
    const onView = (isMoving: boolean) => {
      if (root.current) root.current.toggleAttribute('data-moving', isMoving)
      if (!isMoving) setUp()
    }
    onView(false)
    // Their names are as wide as the letters that come late.
    document.fonts?.ready.then(setUp)
    return controller.subscribe((_, isMoving) => onView(isMoving))
  }, [controller, root, setUp])

  const fly = (index: number) => {
    const sight = sights[index]
    if (!sight) return
    const { view, bounds } = controller
    const scale = Math.min(fit(boxOf(sight), FLIGHT_MARGIN_PX, bounds).scale, Math.max(view.scale, 1))
    // The signpost is about to go: whoever stands on it goes to the place.
    sight.link.focus({ preventScroll: true })
    controller.travel(flight(view, pinWithin(sight.middle, centreOf(bounds.viewport), scale, bounds), bounds))
  }

  const signposts = sights.map(({ name }, index) => (
    <button
      key={name}
      ref={(button) => {
        posts.current[index] = button
      }}
      type="button"
      className={styles.signpost}
      aria-label={`Fly to ${name}`}
      onClick={() => fly(index)}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path d="M-5 -5 6 0 -5 5 -2.5 0z" />
      </svg>
      {name}
    </button>
  ))

  return (
    <>
      <Tooltip ref={naming.tooltip} name={naming.name} isTied={naming.isTied} />
      <div ref={door} className={styles.door} />
      <div ref={box} className={styles.box} hidden />
      {/* On the surface, where a drag, a pinch or a wheel that begins on a signpost moves the map, as it does on a link. */}
      {surface.current && createPortal(signposts, surface.current)}
      <ZoomControl controller={controller} />
      <HowItWorks controller={controller} root={root} surface={surface} places={places} onChange={setUp} />
      <div role="status">
        <p className="unseen">{told}</p>
        {isMissing && (
          <p className={styles.missing} data-keep-free>
            The picture of the map is missing.
            <button type="button" onClick={onTryAgain}>
              Try again
            </button>
          </p>
        )}
      </div>
    </>
  )
}

function setUpPosts(
  root: HTMLElement,
  posts: readonly (HTMLButtonElement | null)[],
  { view, bounds: { viewport } }: Controller,
  sights: readonly Sight[],
): void {
  const origin = root.getBoundingClientRect()
  const keptFree = [...(root.parentElement ?? root).querySelectorAll('[data-keep-free]')].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
  })
  const middles = sights.map(({ middle }) => toScreen(view, middle))
  const needed = posts.flatMap((post, index) => {
    const towards = middles[index]
    const isNeeded = post && towards && isOutOfView(towards, viewport)
    return isNeeded ? [{ post, towards, size: { width: post.offsetWidth, height: post.offsetHeight } }] : []
  })
  const seen = sights.filter((_, index) => !isOutOfView(middles[index] as Point, viewport))
  const stands = standsOf(
    needed,
    viewport,
    keptFree,
    seen.map((sight) => onScreen(boxOf(sight), view)),
  )
  for (const post of posts) if (post) post.inert = true
  needed.forEach(({ post, size }, index) => {
    const stand = stands[index]
    if (!stand) return
    post.inert = false
    post.style.translate = `${stand.at.x - size.width / 2}px ${stand.at.y - size.height / 2}px`
    post.style.setProperty('--towards', `${stand.degrees}deg`)
  })
}

function onScreen({ left, top, right, bottom }: Box, view: View): Box {
  const from = toScreen(view, { x: left, y: top })
  const to = toScreen(view, { x: right, y: bottom })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

function drawBox(element: HTMLElement | null, box: Box | null): void {
  if (!element) return
  element.hidden = !box
  if (!box) return
  element.style.translate = `${box.left}px ${box.top}px`
  element.style.width = `${box.right - box.left}px`
  element.style.height = `${box.bottom - box.top}px`
}

/** What is seen, in words. */
function sentenceOf({ view, bounds }: Controller, sights: readonly Sight[]): string {
  const seen = sights.filter(({ middle }) => !isOutOfView(toScreen(view, middle), bounds.viewport))
  const names = seen.map(({ name }) => name).join(', ')
  return `Zoom ${Math.round(view.scale * 100)} %. ${names ? `In view: ${names}.` : 'No place in view.'}`
}
