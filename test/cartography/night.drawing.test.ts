/** The night over the whole map. */
import { expect, it } from 'vitest'
import { drawNight } from '../../src/cartography/night/night'
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
