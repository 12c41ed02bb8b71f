import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageCard } from '../../../src/site/pages/contents'
import { Landmark } from '../../../src/site/pages/Landmark'
import { PageAt } from '../../../src/site/pages/pages'
import { RichCards } from '../../../src/site/pages/RichCards'
import { placeAt } from '../../../src/site/site'
import { pathOf } from '../../../src/table/paths'
import type { Place } from '../../../src/table/siteOf'
import { landmarkOf, type Region } from '../../../src/table/table'
import { regions } from '../../helpers/realm'
import { words } from '../../helpers/words'

const [works, crafts] = regions as [Region, Region]

describe('the page of a place', () => {
  it('shows its heading, its epithet, its text and its cards', () => {
    render(<PageAt path="/crafts" />)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Crafts Learnt Early',
      'Dovetails',
      'Steam Bending',
    ])
    expect(screen.getByText('the Ten Tools')).toBeTruthy()
    expect(screen.getByText('What the hands know without the head.')).toBeTruthy()
  })

  // The road is a ring.
  it.each(
    regions.map((region, index) => ({
      region,
      before: regions.at(index - 1) as Region,
      after: regions[(index + 1) % regions.length] as Region,
    })),
  )('of $region.name links to the map, and to the places before and after it, with their marks', (row) => {
    render(<PageAt path={pathOf(row.region)} />)
    const road = within(screen.getByRole('navigation', { name: words.road })).getAllByRole('link')
    const stop = (says: string, rel: string, to: Region) => [
      ...[`${says} ${to.name}`, pathOf(to), rel, `#mark-${landmarkOf(to)}`],
    ]
    expect(
      road.map((link) => [
        ...[link.textContent, link.getAttribute('href'), link.getAttribute('rel')],
        link.querySelector('use')?.getAttribute('href'),
      ]),
    ).toEqual([
      [words.backToTheMap, '/', null, undefined],
      stop(words.previousPlace, 'prev', row.before),
      stop(words.nextPlace, 'next', row.after),
    ])
  })

  it('shows the names of other places once, and its own nowhere but in the picture: its heading is enough', () => {
    const { container } = render(<PageAt path="/works" />)
    const shown = [...container.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && !node.parentElement?.matches('.unseen, h1'))
      .map(({ textContent }) => textContent ?? '')
    const timesOf = (name: string) => shown.filter((text) => text.includes(name)).length
    expect(['Works', 'the Long Bench', 'Crafts', 'Hearth'].map(timesOf)).toEqual([0, 0, 1, 1])
  })
})

it('cards in a ring of runes have a rune each, which their titles choose', () => {
  const runesOf = (landmark: 'runes' | 'hall') => {
    const cards = ['Oars', 'Mast', 'Oars'].map((title, index) => ({ title, description: `${index}` }))
    const { container } = render(<RichCards cards={cards} landmark={landmark} />)
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  }
  const [first, second, third] = runesOf('runes')
  expect([first === second, first === third, runesOf('hall')]).toEqual([false, true, []])
})

describe('cards', () => {
  const PLAIN: PageCard = { title: 'Oars', description: 'Of ash.' }
  const IMAGE = {
    avif: '/a 480w',
    webp: '/b 480w',
    src: '/b',
    width: 480,
    height: 320,
    alt: 'A boat on a slip',
  }
  const RICH: PageCard = {
    title: 'Boat',
    description: 'Built of ash and oak.',
    link: '/works',
    date: 'Spring',
    image: IMAGE,
    points: ['Six oars', 'No leaks'],
    level: { value: 3, says: 'By halves' },
    tags: ['ash', 'oak'],
    links: [
      { label: 'Plans', link: '/plans.pdf' },
      { label: 'Log', link: 'https://example.org/log' },
    ],
  }

  it('with only a title and a description have no links, pictures or lists of their own', () => {
    render(<RichCards cards={[PLAIN, { ...PLAIN, title: 'Mast' }]} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Oars',
      'Mast',
    ])
    expect(screen.getAllByRole('paragraph')).toHaveLength(2)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.queryByRole('link') ?? screen.queryByRole('img')).toBeNull()
  })

  it('show each of their fields', () => {
    const { container } = render(<RichCards cards={[RICH]} />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Boat', '/works'],
      ['Plans', '/plans.pdf'],
      ['Log', 'https://example.org/log'],
    ])
    expect(screen.getByText('Spring')).toBeTruthy()
    const lists = screen
      .getAllByRole('list')
      .map(({ children }) => [...children].map(({ textContent }) => textContent))
    expect(lists.slice(1)).toEqual([
      ['Six oars', 'No leaks'],
      ['ash', 'oak'],
      ['Plans', 'Log'],
    ])
    expect(screen.getByRole('img', { name: words.levelOfFive(3) }).parentElement?.textContent?.trim()).toBe(
      'By halves',
    )
    const image = screen.getByRole('img', { name: 'A boat on a slip' })
    const attributes = ['loading', 'decoding', 'width', 'height'].map((name) => image.getAttribute(name))
    expect(attributes).toEqual(['lazy', 'async', '480', '320'])
    const types = [...container.querySelectorAll('source')].map(({ type }) => type)
    expect(types).toEqual(['image/avif', 'image/webp'])
  })

  const level = { value: 3, says: 'By halves' } as const
  it.each([
    { isCompact: true, with: 'a level and 79 characters', card: { level, description: 'a'.repeat(79) } },
    { isCompact: false, with: 'a level and 80 characters', card: { level, description: 'a'.repeat(80) } },
    { isCompact: false, with: 'no level', card: {} },
    ...(['points', 'image', 'links'] as const).map((field) => ({
      ...{ isCompact: false, with: `a level and ${field}`, card: { level, [field]: RICH[field] } },
    })),
  ])('with $with are compact: $isCompact', ({ isCompact, card }) => {
    const { container } = render(<RichCards cards={[{ ...PLAIN, ...card }]} />)
    expect(/compact/.test(container.querySelector('li')?.className ?? '')).toBe(isCompact)
  })

  it.each([
    { size: [480, 640], isBeside: true },
    { size: [480, 480], isBeside: true },
    { size: [640, 480], isBeside: false },
  ])(
    'have a picture of $size px beside their words: $isBeside',
    ({ size: [width = 0, height = 0], isBeside }) => {
      const { container } = render(<RichCards cards={[{ ...PLAIN, image: { ...IMAGE, width, height } }]} />)
      expect(/beside/.test(container.querySelector('li')?.className ?? '')).toBe(isBeside)
    },
  )

  it('are shown with the others of their group, below its heading', () => {
    const groups = ['Wood', undefined, 'Iron', 'Wood']
    render(
      <RichCards
        cards={groups.map((group, index) => ({ ...PLAIN, title: `${index}`, ...(group && { group }) }))}
      />,
    )
    const headings = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(headings).toEqual(['H2 Wood', 'H3 0', 'H3 3', 'H2 1', 'H2 Iron', 'H3 2'])
  })
})

describe('the picture of a place', () => {
  afterEach(() => vi.unstubAllGlobals())

  const INKS = {
    'map/ink-below.svg': 117000,
    'map/ink-stamps.svg': 77000,
    'map/ink-standing.svg': 116000,
    'map/ink-above.svg': 85000,
  }

  /**
   * Shows the picture of a place once files of these sizes, in bytes, have been fetched. Returns what it
   * consists of.
   */
  function show(region: Region, fetched: Readonly<Record<string, number>> = {}) {
    const entries = Object.entries(fetched).map(([file, decodedBodySize]) => ({
      name: `http://localhost:3000/${file}`,
      decodedBodySize,
    }))
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => entries })
    const { container } = render(<Landmark place={placeAt(pathOf(region)) as Place} />)
    const files = () =>
      [...container.querySelectorAll('img, image')].map(
        (image) => image.getAttribute('src') ?? image.getAttribute('href'),
      )
    return { container, files }
  }

  it.each([
    {},
    { 'map/wash.avif': 17000 },
    INKS,
    { 'map/wash.avif': 17000, ...INKS, 'map/ink-standing.svg': 0 },
  ])('is a small file of its own unless the whole map has been loaded: %o', (fetched) => {
    expect(show(crafts, fetched as Record<string, number>).files()).toEqual(['/map/places/crafts.svg'])
  })

  it('is described in the words of the table, else in those of its landmark', () => {
    const place = placeAt(pathOf(crafts)) as Place
    const { rerender } = render(<Landmark place={place} />)
    expect(screen.getByRole('img').getAttribute('alt')).toBe(words.scenes.runes)
    rerender(<Landmark place={place} alt="Ten tools on a wall" />)
    expect(screen.getByRole('img', { name: 'Ten tools on a wall' })).toBeTruthy()
    show(works, { 'map/wash.avif': 17000, ...INKS })
    expect(screen.getByRole('img', { name: words.scenes.forge })).toBeTruthy()
  })

  it('is its mark if its file does not load', () => {
    const failed = show(crafts)
    fireEvent.error(failed.container.querySelector('img') as HTMLElement)
    expect(failed.files()).toEqual([])
    expect(failed.container.querySelector('use')?.getAttribute('href')).toBe('#mark-runes')
  })

  it.each([
    { wash: 'map/wash.avif', washes: { 'map/wash.avif': 17000 } },
    // The browser does not support AVIF.
    { wash: 'map/wash.webp', washes: { 'map/wash.avif': 0, 'map/wash.webp': 31000 } },
  ])("is a part of the map's own files if they have been loaded, with $wash", ({ wash, washes }) => {
    const { container, files } = show(works, { ...(washes as Record<string, number>), ...INKS })
    expect(files()).toEqual([wash, ...Object.keys(INKS)].map((file) => `/${file}`))
    // 240 px high and a margin of 26 px, in the proportion 3:2, about the middle of the place.
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('296 664 438 292')
  })
})
