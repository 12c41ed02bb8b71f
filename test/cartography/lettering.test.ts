import { describe, expect, it } from 'vitest'
import { merged, paintedBox, svg } from '../../src/cartography/drawing/ink'
import { GRID } from '../../src/cartography/drawing/path'
import type { Mark } from '../../src/cartography/drawing/pen'
import { pointsOf } from '../../src/cartography/drawing/plot'
import type { Face } from '../../src/cartography/lettering/faces'
import { letterform } from '../../src/cartography/lettering/letterforms'
import { letterAlong, letterWord } from '../../src/cartography/lettering/lettering'
import { measureText } from '../../src/cartography/lettering/measure'

const FACES: readonly Face[] = ['title', 'capitals', 'italic']

/** The height of a letter above its baseline. */
const heightOf = (letter: string, face: Face) => -letterform(letter, face, 100).box().top

describe.each(FACES)('in %s', (face) => {
  it.each([...'Łłśžčőğ', ...'ẞƒΩЖяΆ'])('%s has a shape and a width, even if the face lacks it', (letter) => {
    const { left, right } = letterform(letter, face, 100).box()
    expect(right - left).toBeGreaterThan(10)
    expect(measureText(letter, face, 100)).toBeGreaterThan(15)
  })

  it('a letter from another face is as high as those of this one', () => {
    const ratios = [heightOf('Ħ', face) / heightOf('H', face), heightOf('ı', face) / heightOf('x', face)]
    expect(Math.min(...ratios)).toBeGreaterThan(0.85)
    expect(Math.max(...ratios)).toBeLessThan(1.15)
  })

  it('a combining accent joins its letter', () => {
    expect(measureText('Zu\u0308rich', face, 20)).toBe(measureText('Zürich', face, 20))
  })

  it.each([
    ['Hall of 漢 & < ]]>', 'Hall of 漢 &amp; &lt; ]]&gt;', ''],
    ['الورشة', 'الورشة', ' direction="rtl"'],
  ])('%s, with a letter that no face has, is left to the browser as text', (text, escaped, direction) => {
    const [x, y] = [100, 50]
    const along = pointsOf('90,40 110,60')
    for (const marks of [letterWord(text, face, [x, y], 20), letterAlong(text, face, along, 20)]) {
      expect(svg(marks)).toMatch(new RegExp(`^<text x="${x * GRID}" y="${y * GRID}" [^>]*>`))
      expect(svg(marks)).toContain(`>${escaped}</text>`)
      expect(svg(marks)).toContain(`text-anchor="middle"${direction} fill=`)
      expect(merged([...letterWord('Hall', face, [x, y + 40], 20), ...marks, ...marks])).toHaveLength(3)
      const { left, right, top, bottom } = paintedBox(marks[0] as Mark)
      expect(right - left).toBeGreaterThanOrEqual(measureText(text, face, 20))
      expect([(left + right) / 2, top < y - 10, bottom > y]).toEqual([x, true, true])
    }
  })
})
