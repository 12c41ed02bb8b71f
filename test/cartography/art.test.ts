import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawSvg } from '../../src/cartography/drawing/drawSvg'
import { colour, colourNear, drawingColours } from '../../src/cartography/drawing/palette'
import { Pen } from '../../src/cartography/drawing/pen'
import { inBox } from '../../src/cartography/drawing/points'
import { randomStream } from '../../src/cartography/drawing/random'
import { parseSvg } from '../../src/cartography/drawing/svgFile'
import { doorIn, extentOf } from '../../src/cartography/extents/files'
import { CREATURES } from '../../src/cartography/lands/creatures'
import { DISCOVERIES } from '../../src/cartography/lands/discoveryKinds'
import { LANDMARKS } from '../../src/table/table'

const ART = join(import.meta.dirname, '../../src/cartography/art')
const FILES = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))

function drawn(inner: string): Pen {
  const pen = new Pen(randomStream('art'))
  const svg = parseSvg(`<?xml version="1.0"?><!-- a > b --><svg fill="none" stroke="#34231a">${inner}</svg>`)
  if (svg) drawSvg(pen, svg, { textures: {} })
  return pen
}

const textsOf = ({ marks }: Pen) => marks.map(({ path }) => path.text(1))

it('all that has a name has a drawing, and the road to a landmark ends within it', () => {
  const names = [
    ...CREATURES.map((name) => `creatures/${name}`),
    ...DISCOVERIES.map((name) => `discoveries/${name}`),
    ...LANDMARKS.map((name) => `landmarks/${name}`),
  ]
  expect(names.filter((name) => !(extentOf(name).left < 0))).toEqual([])
  const landmarks = LANDMARKS.map((name) => `landmarks/${name}`)
  expect(landmarks.filter((name) => !inBox(extentOf(name), ...doorIn(name)))).toEqual([])
})

it.each(FILES)('%s has only colours of the palette', (file) => {
  const used = readFileSync(join(ART, file), 'utf8').match(/#[\da-f]+(?=")/g) ?? []
  const palette: readonly string[] = Object.values(drawingColours('parchment').colour)
  expect(used.filter((value) => !palette.includes(value))).toEqual([])
})

it.each([
  ['#f00', colour.red],
  ['rgb(255, 255, 255)', colour.snow],
  ['#e8d8b3', colour.stone],
  ['none', undefined],
])('the colour %s is drawn as %s', (value, name) => {
  expect(colourNear(value)).toBe(name)
})

it('a shape is a mark, in the style of its attributes, its style sheet, and the group around it', () => {
  const { marks } = drawn(
    '<g stroke-width="0.6"><path style="fill:#96392a;fill-opacity:0.5" d="m1 2h3"/></g><circle stroke="none" fill="#f2cf78" r="2"/>',
  )
  expect(marks.map(({ style }) => style)).toEqual([
    { fill: colour.red, fillOpacity: 0.5, stroke: colour.ink, width: 0.6 },
    { fill: colour.glow },
  ])
})

it.each([
  ['moves and enlarges what is in it', 'translate(10 20) scale(2)', 'm12 22 2 0'],
  ['turns it about a point', 'rotate(90 1 1)', 'm1 1 0 1'],
])('a transform %s', (_does, transform, text) => {
  expect(textsOf(drawn(`<g transform="${transform}"><path d="M1,1 2,1"/></g>`))).toEqual([text])
})

it('the hand bends long straight lines of its class, and leaves all others as they are', () => {
  expect(textsOf(drawn('<path class="hand" d="M0,0 4,0"/><path d="M0,0 90,0"/>'))).toEqual([
    'm0 0 4 0',
    'm0 0 90 0',
  ])
  expect(textsOf(drawn('<path class="hand" d="M0,0 90,0"/>'))[0]).toContain('q')
})

it('what moves is a sprite, and what only passes is no part of the picture', () => {
  const pen = drawn(
    '<g class="moving flag"><path d="M0,0 4,0"/></g><g class="passing puff"><path d="M0,0 5,0"/></g>',
  )
  expect(textsOf(pen)).toEqual(['m0 0 4 0'])
  expect(pen.sprites.map(({ kind }) => kind)).toEqual(['flag', 'puff'])
})

it('the door is not drawn, nor is anything of the definitions', () => {
  expect(drawn('<defs><path d="M0,0 4,0"/></defs><circle id="door" r="2"/>').marks).toEqual([])
})
