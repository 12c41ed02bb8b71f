import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIGURES, number } from '../../../src/map/xray/figures'
import { inspect } from '../../../src/map/xray/inspector'
import { openInTheMiddle } from '../../helpers/engine'
import { Finger } from '../../helpers/fingers'

const SRC = resolve(import.meta.dirname, '../../../src')
const MIDDLE = { x: 180, y: 370 }

const read = (snapshot: ReturnType<typeof inspect>) =>
  FIGURES.map(({ label, textOf }) => `${label}: ${textOf(snapshot)}`)

describe('the figures', () => {
  it('of a map at rest, to the digit', () => {
    const { controller } = openInTheMiddle()
    expect(read(inspect(controller, MIDDLE))).toEqual([
      'pin: map point: 1024.0, 768.0',
      'pin: screen point: 180.0, 370.0',
      'pin: scale: 1.0000 (zoom 0.00)',
      'offset: −844.0, −398.0',
      'the edge adds: 0.0, 0.0',
      'velocity, px/ms: 0.00, 0.00',
      'its samples: no pointer is down',
    ])
  })

  it('show the map point under a pressed pointer: so the corner of a place is found', () => {
    const { clock, controller } = openInTheMiddle()
    new Finger(controller, clock, 'mouse').press(100, 200)
    expect(read(inspect(controller, MIDDLE))[0]).toBe('pin: map point: 944.0, 598.0')
  })

  it('name functions that are in the files that they name', () => {
    for (const { name, file } of FIGURES.flatMap(({ heldBy, freeBy }) => [heldBy, freeBy])) {
      const code = readFileSync(join(SRC, file), 'utf8')
      expect(code, `${name} in ${file}`).toMatch(new RegExp(`\\bfunction ${name}\\b`))
    }
  })

  it.each([
    [-0.04, 1, '0.0'],
    [-12.345, 2, '−12.35'],
    [7.5, 0, '8'],
  ])('write %d with %d decimals as %s', (value, decimals, text) => {
    expect(number(value, decimals)).toBe(text)
  })
})
