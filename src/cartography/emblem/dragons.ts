/** The dragons on the page for unknown addresses. Only their colours are the mood's. */
import { inMood, type Mood, type Row, siteColours } from '../../table/palette.ts'

/** The variables in the drawing's style sheet: ink, body, fins, gold, spray and waves. */
const COLOURS = {
  day: {
    i: ['#33231a', '#1d2b3a', '#3d1f14'],
    b: ['#5f938b', '#6492b4', '#3f9c98'],
    f: ['#b2463a', '#a8485f', '#b8502f'],
    g: ['#e0a53d', '#e0b84f', '#e6ae3a'],
    s: ['#35625f', '#2c5f80', '#1f6474'],
    w: ['#7fae9f', '#8fb9d0', '#7cc3c4'],
  },
  night: {
    i: ['#160e08', '#08111b', '#180b08'],
    b: ['#6aa79c', '#6ba4c6', '#4fb0aa'],
    f: ['#d06a58', '#cc6a80', '#d8704a'],
    g: ['#f0bd5a', '#f0cd72', '#f2c25c'],
    s: ['#7fbdb1', '#86bede', '#76c6c4'],
    w: ['#2f5f5b', '#24506a', '#1f5a60'],
  },
} as const satisfies Record<string, Record<string, Row>>

/**
 * The drawing with the colours of a mood in place of those that it has: by day, and by night at its address
 * with `#night`, as WebKit of 2025 does not tell pictures the colour scheme.
 */
export function colourDragons(svg: string, mood: Mood): string {
  const rule = (time: keyof typeof COLOURS) => {
    const colours = { ...inMood(mood, COLOURS[time]), p: siteColours(mood)[time].carved }
    return `{${Object.entries(colours)
      .map(([name, colour]) => `--${name}:${colour}`)
      .join(';')}}`
  }
  const anyRule = /(?<=:root(?::target)?)\{[^}]*\}/
  const [before = '', between = '', after = ''] = svg.split(anyRule)
  return before + rule('day') + between + rule('night') + after
}
