import { describe, expect, it } from 'vitest'
import { drawCartouche } from '../../src/cartography/art/ornaments/cartouche'
import * as realm from '../helpers/realm'

/** The box of the text on the banner, on the map of an owner with this line. */
function bannerOf(line: string) {
  const words = drawCartouche([356, 252], { ...realm, owner: { ...realm.owner, line } }).at(-1)
  if (!words) throw new Error('the cartouche has no words')
  return words.path.box()
}

describe('below the title', () => {
  /** The box of the line below the title, between that and the banner's. */
  const lineOf = (owner: Partial<typeof realm.owner>) => {
    const marks = drawCartouche([356, 252], {
      ...realm,
      owner: { ...realm.owner, name: '', line: '', ...owner },
    })
    const below = marks.filter(({ path }) => path.box().top > 280 && path.box().bottom < 306)
    return below.at(-1)?.path.box()
  }
  const ours = lineOf({})

  it('is the name of the owner, in place of our words', () => {
    const name = lineOf({ name: 'Ada', line: 'Engineer' })
    expect(name && name.right - name.left).toBeLessThan(80)
    expect(ours && ours.right - ours.left).toBeGreaterThan(150)
  })

  it('is nothing if the banner has the line of an owner without a name', () => {
    expect(lineOf({ line: 'Engineer' })).toBeUndefined()
  })
})

describe('the banner of the cartouche', () => {
  it('shows the line of the owner, as high as the text that it replaces', () => {
    const without = bannerOf('')
    const own = bannerOf('of Towers & Trades')
    expect(own.right - own.left).toBeLessThan(0.9 * (without.right - without.left))
    // Not exactly as high, since the baseline is slightly curved.
    expect(Math.abs(own.bottom - own.top - (without.bottom - without.top))).toBeLessThan(2)
    expect((own.left + own.right) / 2).toBeCloseTo(356, 0)
  })

  it('fits a long line, in smaller letters', () => {
    const { left, right } = bannerOf(
      'a very long line in which an owner says all that they have ever made or meant',
    )
    expect(left).toBeGreaterThan(356 - 131)
    expect(right).toBeLessThan(356 + 131)
    expect(right - left).toBeGreaterThan(250)
  })
})
