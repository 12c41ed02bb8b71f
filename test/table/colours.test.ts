import { expect, it } from 'vitest'
import { colourMistakes, coloursOf } from '../../src/table/colours'
import { siteColours } from '../../src/table/palette'

const mood = 'parchment'
const PLAIN = {
  paper: '#ffffff',
  ink: '#1a1a1a',
  accent: '#a4243b',
  link: '#14506b',
  header: '#222222',
  headerText: '#ffffff',
}

const NIGHTLY = { paper: '#000000', ink: '#ffffff', accent: '#ff8a80', link: '#90caf9' }

it.each([
  { colours: { light: PLAIN } },
  { colours: { light: { accent: '#7a1fa2' } } },
  { colours: { dark: { paper: '#000000' } } },
  { colours: { light: { paper: '#f4f4f4' }, dark: { link: '#90caf9' } } },
  {},
])('texts in these colours can be read: %j', (own) => {
  expect(colourMistakes({ mood, ...own })).toEqual([])
})

it('the mood "plain" has neutral colours that can be read, or the owner\'s', () => {
  expect(colourMistakes({ mood: 'plain', colours: {} })).toEqual([])
  const { day, night } = coloursOf({ mood: 'plain', colours: { light: { ink: '#000000' } } })
  expect([day.ink, day.paper, night.paper]).toEqual(['#000000', '#f6f6f6', '#000000'])
})

it('the dark colours follow from the light ones, but for those that are set', () => {
  const { day, night } = coloursOf({ mood, colours: { light: PLAIN, dark: { paper: '#000000' } } })
  expect(day).toMatchObject({ paper: '#ffffff', wood: '#222222', seal: '#a4243b' })
  expect(night).toMatchObject({ paper: '#000000', ink: '#ffffff', wax: '#dba7b1', veil: '#000000e3' })
})

it('with dark colours alone, the light ones are those of the mood', () => {
  const { day, night } = coloursOf({ mood, colours: { dark: { paper: '#000000' } } })
  expect(day).toEqual(siteColours(mood).day)
  expect(night).toMatchObject({ paper: '#000000', ink: siteColours(mood).night.ink })
})

it.each([
  {
    colours: { light: { ...PLAIN, ink: '#777777' }, dark: NIGHTLY },
    path: ['colours', 'light', 'ink'],
    message: '#777777 on paper, #ffffff, has a contrast of 4.48 : 1.',
  },
  {
    colours: { dark: { headerText: '#555555' } },
    path: ['colours', 'dark', 'headerText'],
    message: '#555555 on header, #1d120b, has a contrast of 2.46 : 1.',
  },
])('a text that cannot be read is a mistake: $message', ({ colours, path, message }) => {
  const [mistake] = colourMistakes({ mood, colours })
  expect(mistake?.path).toEqual(path)
  expect(mistake?.message).toContain(message)
})
