/** The night over the whole map. */
import svgpath from 'svgpath'
import { expect, it } from 'vitest'
import { inBox } from '../../src/cartography/drawing/points'
import { drawNight } from '../../src/cartography/night/night'
import { grown } from '../../src/table/area'
import { surveyedLand } from '../helpers/land'
import { NO_LIGHTS } from '../helpers/noPicture'

it('the beams of lighthouses lie below the names that they cross', () => {
  const night = drawNight(
    { ...NO_LIGHTS, beacons: [{ at: [268, 904], reach: -150 }] },
    { ...surveyedLand(), stretches: [] },
    'parchment',
    '',
  )
  expect(night.indexOf('<use')).toBeGreaterThan(0)
  expect(night.indexOf('paint-order')).toBeGreaterThan(night.lastIndexOf('<use'))
})

it('a letter of a name has the same outline in the text, whatever its size and turn', () => {
  const name = { text: 'O', of: 'sea', kind: 'sea', spacing: 0 } as const
  const steep: [number, number][] = [
    [900, 300],
    [930, 360],
  ]
  const names = [
    { ...name, size: 36, line: [[400, 400] as const] },
    { ...name, size: 15, line: steep },
  ]
  const night = drawNight(NO_LIGHTS, { ...surveyedLand(), names, stretches: [] }, 'parchment', '')
  const outlines = [...night.matchAll(/rotate\((\d+)\).*? d="m[\d-]+ ?[\d-]+([^"]+)"/g)]
  expect(outlines.map(([, degrees]) => degrees)).toEqual(['0', '64'])
  expect(outlines[0]?.[2]).toBe(outlines[1]?.[2])
})

it('the light on the waves stays within the frame, also where the moon is beside it', () => {
  const land = surveyedLand()
  const { left, right } = land.sheet
  for (const x of [left + 20, right - 20]) {
    const sea = { ...land.geography.sea, moonlight: [x, 300] as const }
    const moonlit = { ...land, geography: { ...land.geography, sea }, stretches: [] }
    const night = drawNight(NO_LIGHTS, moonlit, 'parchment', '')
    const [, scale = '', glints = ''] =
      /stroke-opacity="\.6" transform="scale\((\d+)\)" d="([^"]+)"/.exec(night) ?? []
    const points: [number, number][] = []
    svgpath(glints)
      .scale(Number(scale))
      .abs()
      .iterate((_segment, _index, x, y) => void points.push([x, y]))
    expect(points.length).toBeGreaterThan(20)
    // They are written in steps of 4.
    expect(points.slice(1).filter((at) => !inBox(grown(land.sheet, 4), ...at))).toEqual([])
  }
})
