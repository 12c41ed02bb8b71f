import { describe, expect, it, vi } from 'vitest'

/** The box of the text on the banner, on the map of an owner with this line. */
async function bannerOf(line: string) {
  vi.resetModules()
  vi.doMock('../../src/realm', async () => ({
    ...(await import('../helpers/realm')),
    owner: { name: '', line, email: '', profiles: [] },
  }))
  const { drawCartouche } = await import('../../src/cartography/ornament/cartouche')
  const words = drawCartouche([356, 252]).at(-1)
  if (!words) throw new Error('the cartouche has no words')
  return words.path.box()
}

describe('the banner of the cartouche', () => {
  it('shows the line of the owner, as high as the text that it replaces', async () => {
    const without = await bannerOf('')
    const own = await bannerOf('of Towers & Trades')
    expect(own.right - own.left).toBeLessThan(0.9 * (without.right - without.left))
    // Not exactly as high, since the baseline is slightly curved.
    expect(Math.abs(own.bottom - own.top - (without.bottom - without.top))).toBeLessThan(2)
    expect((own.left + own.right) / 2).toBeCloseTo(356, 0)
  })

  it('fits a long line, in smaller letters', async () => {
    const { left, right } = await bannerOf(
      'a very long line in which an owner says all that they have ever made or meant',
    )
    expect(left).toBeGreaterThan(356 - 131)
    expect(right).toBeLessThan(356 + 131)
    expect(right - left).toBeGreaterThan(250)
  })
})
