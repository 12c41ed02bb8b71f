import { describe, expect, it } from 'vitest'
import type { Face } from '../../src/cartography/lettering/faces'
import { letterform } from '../../src/cartography/lettering/letterforms'
import { letterWord, measureText } from '../../src/cartography/lettering/lettering'

const FACES: readonly Face[] = ['title', 'capitals', 'italic']

/** The height of a letter above its baseline. */
const heightOf = (letter: string, face: Face) => -(letterform(letter, face, 100)?.path.box().top ?? Number.NaN)

describe.each(FACES)('in %s', (face) => {
  it.each([...'Łłśžčőğ', ...'ẞƒΩЖяΆ'])('%s has a shape and a width, even if the face lacks it', (letter) => {
    const { left, right } = letterform(letter, face, 100)?.path.box() ?? { left: 0, right: 0 }
    expect(right - left).toBeGreaterThan(10)
    expect(letterform(letter, face, 100)?.advance).toBeGreaterThan(15)
  })

  it('a letter from another face is as high as those of this one', () => {
    for (const [lacking, own] of [
      ['Ħ', 'H'],
      ['ı', 'x'],
    ] as const) {
      expect(heightOf(lacking, face) / heightOf(own, face)).toBeGreaterThan(0.85)
      expect(heightOf(lacking, face) / heightOf(own, face)).toBeLessThan(1.15)
    }
  })

  it('a combining accent joins its letter', () => {
    expect(measureText('Zu\u0308rich', face, 20)).toBe(measureText('Zürich', face, 20))
  })

  it('a letter that no face has is named in an error', () => {
    expect(() => letterWord('Hall of 漢', face, [0, 0], 20)).toThrow(
      '"Hall of 漢" cannot be drawn: no typeface of the map has its "漢".',
    )
  })
})

it('small letters from another face become small capitals in "capitals"', () => {
  expect(heightOf('ł', 'capitals') / heightOf('l', 'capitals')).toBeCloseTo(1, 1)
})
