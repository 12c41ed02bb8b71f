/** The night, as one more layer over the picture: its veil, and above it what shines. */
import type { Box, Size } from '../../panzoom/core/geometry.ts'
import { boxOfSize, grown } from '../../table/area.ts'
import type { Mood } from '../../table/palette.ts'
import { textElement } from '../drawing/browserText.ts'
import { short } from '../drawing/ink.ts'
import { colour, coloured } from '../drawing/palette.ts'
import { Path } from '../drawing/path.ts'
import { plotted, repeated } from '../drawing/plot.ts'
import { distance, inBox, mixPoints, type Point, rounded, turnedBy } from '../drawing/points.ts'
import { randomStream, strewn } from '../drawing/random.ts'
import { cartoucheBox } from '../extents/boxes.ts'
import { settingOfCountry } from '../layout/countries.ts'
import { hasLetters } from '../lettering/faces.ts'
import { letterAlong, lettersAlong } from '../lettering/lettering.ts'
import { namesBoxes, settingOf } from '../lettering/names.ts'
import type { Drawing } from '../picture/picture.ts'
import type { Land } from '../survey/field.ts'
import type { Light, Lights } from './lights.ts'

/** The steps per map unit in which shapes of the night are written: coarser than those of the ink. */
const GRID = 2

/** Map units per step of what need not lie exactly where it does: glows, glints and stars. */
const COARSE = 4

/** The parts of the land and of its drawing that the moon's light depends on. */
type Moonlit = Pick<Land, 'geography' | 'sheet' | 'inland' | 'names' | 'atSea'> & Pick<Drawing, 'stretches'>

/** The night over the whole map as SVG text. `veil` is the address of the picture of its veil. */
export function drawNight(lights: Lights, land: Moonlit, mood: Mood, veil: string): string {
  const { size } = land.geography
  const { width, height } = size
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${veiled(veil, boxOfSize(size))}${glints(land)}${stars(size)}${moon(land)}${shining(lights)}${moonlitNames(land)}</svg>`,
    mood,
  )
}

/** The night over a part of the map, as SVG text of the size of that part. */
export function drawNightOver(
  box: Box,
  { lights, beacons, runes }: Lights,
  mood: Mood,
  veil: string,
): string {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const isIn = ([x, y]: Point) => inBox(box, x, y)
  const parts: Lights = {
    lights: lights.filter(({ middle }) => isIn(middle)),
    beacons: beacons.filter(({ at }) => isIn(at)),
    runes: runes.within(box),
  }
  return coloured(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} ${box.top} ${width} ${height}">${veiled(veil, box)}${shining(parts)}</svg>`,
    mood,
  )
}

function veiled(address: string, { left, top, right, bottom }: Box): string {
  const corner = left || top ? ` x="${left}" y="${top}"` : ''
  return `<image href="${address}"${corner} width="${right - left}" height="${bottom - top}" preserveAspectRatio="none"/>`
}

/** Three colours that fade out. Inside an SVG of its own, ids may be short. */
const radial = (id: string, core: string, light: string) =>
  `<radialGradient id="${id}"><stop stop-color="${core}" stop-opacity=".7"/><stop offset=".3" stop-color="${light}" stop-opacity=".25"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`

/** A beam to the right, of this length in map units. */
const BEAM_LENGTH = 100
const BEAM = `<linearGradient id="c"><stop stop-color="${colour.litPane}" stop-opacity=".75"/><stop offset="1" stop-color="${colour.litPane}" stop-opacity="0"/></linearGradient><path id="d" fill="url(#c)" d="M0-2 ${BEAM_LENGTH}-20V12L0 2z"/>`

/** What shines, as SVG. */
function shining({ lights, beacons, runes }: Lights): string {
  const of = (...kinds: readonly Light['shine'][]) => lights.filter(({ shine }) => kinds.includes(shine))
  const facets = new Path(...of('magic').map(({ shape }) => shape))
  const panes = new Path()
  for (const { middle } of sparse(of('pane'))) panes.moveTo(middle).lineTo(middle)
  const windows = new Path(...of('lamp').map(({ shape }) => uprightIn(shape.box())))
  const violet = `"${colour.runeLight}"`
  const beams = beacons.map(({ at: [x, y], reach }) => {
    const along = reach / BEAM_LENGTH
    return `<use href="#d" transform="matrix(${short(along)} 0 0 ${short(Math.abs(along))} ${Math.round(x)} ${Math.round(y)})"/>`
  })
  return [
    `<defs>${radial('a', colour.litPane, colour.lamplight)}${radial('b', colour.runeLight, colour.runeEdge)}${beams.length ? BEAM : ''}</defs>`,
    written(facets, GRID, `fill=${violet} fill-opacity=".4"`),
    written(runes, GRID, `fill="none" stroke=${violet} stroke-width="${2 * GRID}"`),
    written(windows, 1, `stroke="${colour.litPane}" stroke-width="3.5" stroke-linecap="round"`),
    written(panes, 1, `stroke="${colour.litPane}" stroke-width="2.5" stroke-linecap="square"`),
    `<g transform="scale(${COARSE})"><g fill="url(#a)">${glows(of('lamp', 'pane', 'fire'))}</g><g fill="url(#b)">${glows(of('magic'))}</g></g>`,
    ...beams,
  ].join('')
}

/** A path with its attributes, in so many steps per map unit; nothing if it is empty. */
function written(path: Path, grid: number, attributes: string): string {
  const text = path.text(grid)
  const scale = grid === 1 ? '' : ` transform="scale(${1 / grid})"`
  return text && `<path ${attributes}${scale} d="${text}"/>`
}

/** One light of those that are nearer to each other than a house is wide. */
function sparse(lights: readonly Light[]): Light[] {
  const kept: Light[] = []
  for (const light of lights)
    if (!kept.some(({ middle }) => distance(middle, light.middle) < 10)) kept.push(light)
  return kept
}

/** The line along which a window is brightest, from its head to its sill. */
function uprightIn({ left, top, right, bottom }: Box): Path {
  const [x, inset] = [(left + right) / 2, Math.min(bottom - top, right - left) / 2]
  return new Path().moveTo([x, top + inset]).lineTo([x, bottom - inset])
}

/** Lights nearer to each other than this, in map units, have one glow. */
const NEAR = 42

/** How far each kind glows, for each unit of its size. */
const GLOW = { lamp: 1.7, pane: 5, fire: 3.2, magic: 1.1 } as const

/** The glows of lights: one for those near each other. In steps of 4 map units, to the group's scale. */
function glows(lights: readonly Light[]): string {
  const glows: { middle: Point; radius: number; count: number }[] = []
  for (const { shine, middle, size } of lights) {
    const radius = 8 + size * GLOW[shine]
    const near = glows.find((glow) => distance(glow.middle, middle) < NEAR)
    if (!near) glows.push({ middle, radius, count: 1 })
    else {
      near.count += 1
      near.middle = mixPoints(near.middle, middle, 1 / near.count)
      near.radius = Math.max(near.radius, radius)
    }
  }
  const steps = (units: number) => Math.round(units / COARSE)
  return glows
    .sort((a, b) => a.radius - b.radius)
    .map(({ middle: [x, y], radius }) => `<circle r="${steps(radius)}" cx="${steps(x)}" cy="${steps(y)}"/>`)
    .join('')
}

const MOONLIGHT = `stroke="${colour.moon}" stroke-linecap="round" stroke-width`

/** The moon: it stands on the frame, above where its light is brightest. */
function moon({ geography }: Moonlit): string {
  const glow = radial('e', colour.moon, colour.moonGlow)
  return `${glow}<g transform="translate(${Math.round(geography.sea.moonlight[0])} 40)"><circle r="80" fill="url(#e)"/><path fill="${colour.moonlitName}" d="M3-21A21 21 0 1 0 19 9A17 17 0 1 1 3-21z"/></g>`
}

/**
 * The letters of the night: the points of an outline lie on so many steps of the font size, and beside those
 * of the day by such a part of it, and letters turn in such steps, in degrees.
 */
const LETTERS = { steps: 24, tolerance: 0.048, turn: 8 } as const

/**
 * The names of seas, islands, lands and countries once more, in pale letters with a dark rim: those of one
 * size and turn in a path, transformed as a whole. So a letter is the same text everywhere, and compresses.
 */
function moonlitNames({ names, stretches }: Moonlit): string {
  const paths = new Map<string, Path>()
  let others = ''
  for (const setting of [...names.map(settingOf), ...stretches.map(settingOfCountry)]) {
    const [text, face, line, size, { halo, opacity, ...options }] = setting
    if (!hasLetters(text, face))
      for (const { text: words } of letterAlong(text, face, line, size))
        others += words ? textElement(words, ' stroke-width="3"', 1) : ''
    else {
      const step = Math.round((size / LETTERS.steps) * 1000) / 1000
      const inSteps = ([x, y]: Point) => rounded([x / step, y / step])
      const { turn, tolerance } = LETTERS
      const looks = { ...options, turn, tolerance: tolerance * size }
      for (const { upright, at, degrees } of lettersAlong(text, face, line, size, looks)) {
        const attributes = `stroke-width="${short(3 / step)}" transform="rotate(${degrees}) scale(${step})"`
        const path = paths.get(attributes) ?? new Path()
        const place = inSteps(turnedBy(-degrees)(at))
        paths.set(attributes, path.append(repeated(upright.moved(inSteps), [place])))
      }
    }
  }
  const letters = [...paths].map(([attributes, path]) => written(path, 1, attributes))
  return `<g fill="${colour.moonlitName}" fill-opacity=".9" stroke="${colour.nightRim}" stroke-linejoin="round" paint-order="stroke">${letters.join('')}${others}</g>`
}

/** Light on the waves: a path of short strokes from under the moon to the shore, and a few elsewhere. */
function glints({ geography, sheet, inland, names, atSea }: Moonlit): string {
  const random = randomStream('moonlight')
  const taken = [...namesBoxes(names), ...atSea, cartoucheBox(geography.ornaments.cartouche)]
  const keepOff = taken.map((box) => grown(box, COARSE * 2))
  const path = new Path()
  const glint = ([x, y]: Point) => {
    if (inland(x, y) > -12 || keepOff.some((box) => inBox(box, x, y))) return
    const end = x + COARSE * (1 + random.below(3))
    if (inBox(sheet, x, y) && inBox(sheet, end, y)) path.moveTo([x, y]).lineTo([end, y])
  }
  for (const at of strewn(random, 640, sheet)) if (random.chance(0.04)) glint(at)
  const [moonX, moonY] = geography.sea.moonlight
  const isOver = (y: number) => y > sheet.bottom || (y > moonY && inland(moonX, y) > 0)
  for (let y = sheet.top; !isOver(y); y += 5) {
    const spread = 14 + (y - sheet.top) / 14
    glint([moonX + random.between(-spread, spread), y])
  }
  return written(path, 1 / COARSE, `${MOONLIGHT}=".35" stroke-opacity=".6"`)
}

/** Stars on the margin of the sheet, around its frame: points, and a few with rays. */
function stars({ width, height }: Size): string {
  const random = randomStream('stars')
  const points = new Path()
  const rays: Point[] = []
  /** Strews them along a side. */
  const strew = (length: number, onSide: (along: number, inset: number) => Point) => {
    for (let along = 30; along < length; along += random.between(50, 190)) {
      const at = onSide(along, random.between(17, 24))
      points.moveTo(at).lineTo(at)
      if (random.chance(0.24)) rays.push(at)
    }
  }
  strew(width, (along, inset) => [along, inset])
  strew(width, (along, inset) => [along, height - inset])
  strew(height, (along, inset) => [inset, along])
  strew(height, (along, inset) => [width - inset, along])
  return (
    written(repeated(STAR, rays), 1, `fill="${colour.moon}"`) +
    written(points, 1 / COARSE, `${MOONLIGHT}=".5"`)
  )
}

const STAR = plotted('M0,-5 1,-1 5,0 1,1 0,5 -1,1 -5,0 -1,-1Z')
