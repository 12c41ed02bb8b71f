/** The values of the picture, from dark to light, in each mood. */
import { beforeAll, expect, it, vi } from 'vitest'
import { type Land, surveyLand } from '../../src/cartography/land/field'
import { MOODS } from '../../src/site/palette'

let land: Land

// Not at import: the runner orders files by the time that they take, which includes hooks but not imports.
beforeAll(() => {
  land = surveyLand()
})

/** The middle one of some lights. */
const median = (lights: readonly number[]) => [...lights].sort((a, b) => a - b)[lights.length >> 1] ?? Number.NaN

it.each(MOODS)('the open sea is at least 25 of 255 darker than the land, in the mood %s', async (mood) => {
  vi.resetModules()
  vi.doMock('../../src/realm', async () => ({ ...(await import('../helpers/realm')), mood }))
  const { drawWash } = await import('../../src/cartography/wash/wash')
  const { bytes, width } = drawWash(land, { trees: [], reeds: [], landmarks: [] }, 128)
  const [onLand, atSea]: [number[], number[]] = [[], []]
  for (let index = 0; index < bytes.length / 3; index++) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3)
    const pixel = 2048 / width
    const [x, y] = [((index % width) + 0.5) * pixel, (Math.floor(index / width) + 0.5) * pixel]
    // The singed edges of the sheet are dark whatever lies there.
    if (Math.min(x, y, 2048 - x, 1536 - y) < 120) continue
    const inland = land.inland(x, y)
    if (Math.abs(inland) > 40) (inland > 0 ? onLand : atSea).push(0.299 * red + 0.587 * green + 0.114 * blue)
  }
  expect(median(onLand) - median(atSea)).toBeGreaterThanOrEqual(25)
})
