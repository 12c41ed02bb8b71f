/** The night over the whole map. */
import { expect, it } from 'vitest'
import { drawNight } from '../../src/cartography/night/night'
import { surveyedLand } from '../helpers/land'
import { NO_LIGHTS } from '../helpers/noPicture'

it('the beams of lighthouses lie below the names that they cross', () => {
  const night = drawNight(
    { ...NO_LIGHTS, beacons: [{ at: [268, 904], reach: -150 }] },
    surveyedLand(),
    'parchment',
    '',
  )
  expect(night.indexOf('<use')).toBeGreaterThan(0)
  expect(night.indexOf('paint-order')).toBeGreaterThan(night.lastIndexOf('<use'))
})
