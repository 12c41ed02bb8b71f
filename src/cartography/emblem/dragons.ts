/**
 * The dragons on the page for unknown addresses. They are a drawing of their own; only their colours are the
 * mood's.
 */
import type { SiteColours } from '../../table/palette.ts'

/**
 * The variables in the drawing's style sheet, each with its colour by day; by night it has `night-` before
 * its name.
 */
const COLOURS = {
  i: 'dragon-ink',
  b: 'dragon',
  f: 'dragon-fin',
  g: 'dragon-gold',
  s: 'dragon-spray',
  w: 'dragon-wave',
  p: 'carved',
} as const

/** The drawing with the colours of a mood, by day and by night, in place of those that it has. */
export function colourDragons(svg: string, site: SiteColours): string {
  const rule = (time: '' | 'night-') => {
    const variables = Object.entries(COLOURS).map(
      ([variable, name]) => `--${variable}:${site[`${time}${name}` as const]}`,
    )
    return `:root{${variables.join(';')}}`
  }
  const anyRule = /:root\{[^}]*\}/
  const [before = '', between = '', after = ''] = svg.split(anyRule)
  return before + rule('') + between + rule('night-') + after
}
