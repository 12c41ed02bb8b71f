import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageCard } from '../../../src/site/pages/contents'
import { Landmark } from '../../../src/site/pages/Landmark'
import { PageAt } from '../../../src/site/pages/pages'
import { RichCards } from '../../../src/site/pages/RichCards'
import { placeAt } from '../../../src/site/site'
import { INK_FILES, pathOf } from '../../../src/table/paths'
import type { Place } from '../../../src/table/siteOf'
import { landmarkOf, type Region } from '../../../src/table/table'
import { regions } from '../../helpers/realm'
import { words } from '../../helpers/words'

const [works, crafts] = regions as [Region, Region]
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('the page of a place', () => {
  it('shows its heading, its epithet, its text and its cards', () => {
    render(<PageAt path="/crafts" />)
    expect(headings()).toEqual(['Crafts Learnt Early', 'Dovetails', 'Steam Bending'])
    expect(screen.getByText('the Ten Tools')).toBeTruthy()
    expect(screen.getByText('What the hands know without the head.')).toBeTruthy()
  })

  // The road is a ring.
  it.each([...regions.keys()])(
    'number %d links to the map and to the places before and after it',
    (index) => {
      const [before, place, after] = [-1, 0, 1].map(
        (by) => regions.at((index + by) % regions.length) as Region,
      )
      render(<PageAt path={pathOf(place as Region)} />)
      const links = within(screen.getByRole('navigation', { name: words.road })).getAllByRole('link')
      const road = links.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('rel'),
        link.querySelector('use')?.getAttribute('href'),
      ])
      const stop = (says: string, rel: string, to = works) => [
        `${says} ${to.name}`,
        pathOf(to),
        rel,
        `#mark-${landmarkOf(to)}`,
      ]
      const map = [words.backToTheMap, '/', null, undefined]
      expect(road).toEqual([
        map,
        stop(words.previousPlace, 'prev', before),
        stop(words.nextPlace, 'next', after),
      ])
    },
  )

  it('shows the names of other places once, and its own in the picture alone: its heading is enough', () => {
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
  const SOURCES = {
    avif: '/a 480w',
    webp: '/b 480w',
    src: '/b',
    large: { href: '/c', 'data-large': '2400 1600' },
  }
  const IMAGE = { ...SOURCES, width: 480, height: 320, alt: 'A boat on a slip' }
  const level = { value: 3, says: 'By halves' } as const
  const RICH: PageCard = {
    title: 'Boat',
    description: 'Built of ash and oak.',
    link: '/works',
    date: 'Spring',
    image: IMAGE,
    level,
    points: ['Six oars', 'No leaks'],
    tags: ['ash', 'oak'],
    links: [
      { label: 'Plans', link: '/plans.pdf' },
      { label: 'Log', link: 'https://example.org/log' },
    ],
  }

  it('with only a title and a description have no links, pictures or lists of their own', () => {
    render(<RichCards cards={[PLAIN, { ...PLAIN, title: 'Mast' }]} />)
    expect(headings()).toEqual(['Oars', 'Mast'])
    expect(screen.getAllByRole('paragraph')).toHaveLength(2)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.queryByRole('link') ?? screen.queryByRole('img')).toBeNull()
  })

  it('show each of their fields', () => {
    const { container } = render(<RichCards cards={[RICH]} />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      // The picture.
      ['', '/c'],
      ['Boat', '/works'],
      ['Plans', '/plans.pdf'],
      ['Log', 'https://example.org/log'],
    ])
    expect(screen.getByText('Spring')).toBeTruthy()
    const itemsOf = ({ children }: Element) => Array.from(children, ({ textContent }) => textContent).join()
    const lists = screen.getAllByRole('list').map(itemsOf)
    expect(lists.slice(1)).toEqual(['Six oars,No leaks', 'ash,oak', 'Plans,Log'])
    const mark = screen.getByRole('img', { name: words.levelOfFive(3) })
    expect(mark.parentElement?.textContent?.trim()).toBe('By halves')
    const image = screen.getByRole('img', { name: 'A boat on a slip' })
    const attributes = ['loading', 'decoding', 'width', 'height'].map((name) => image.getAttribute(name))
    expect(attributes).toEqual(['lazy', 'async', '480', '320'])
    const types = [...container.querySelectorAll('source')].map(({ type }) => type)
    expect(types).toEqual(['image/avif', 'image/webp'])
  })

  it.each([
    { isCompact: true, with: 'a level and 79 characters', card: { level, description: 'a'.repeat(79) } },
    { isCompact: false, with: 'a level and 80 characters', card: { level, description: 'a'.repeat(80) } },
    { isCompact: false, with: 'no level', card: {} },
    ...(['points', 'image', 'links'] as const).map((field) => ({
      isCompact: false,
      with: `a level and ${field}`,
      card: { level, [field]: RICH[field] },
    })),
  ])('with $with are compact: $isCompact', ({ isCompact, card }) => {
    const { container } = render(<RichCards cards={[{ ...PLAIN, ...card }]} />)
    expect(/compact/.test(container.querySelector('li')?.className ?? '')).toBe(isCompact)
  })

  it.each([
    { width: 480, height: 640, isBeside: true },
    { width: 480, height: 480, isBeside: true },
    { width: 640, height: 480, isBeside: false },
  ])('have a picture of $width x $height px beside their words: $isBeside', ({ isBeside, ...size }) => {
    const { container } = render(<RichCards cards={[{ ...PLAIN, image: { ...IMAGE, ...size } }]} />)
    expect(/beside/.test(container.querySelector('li')?.className ?? '')).toBe(isBeside)
  })

  it('are shown with the others of their group, below its heading', () => {
    const groups = [{ group: 'Wood' }, {}, { group: 'Iron' }, { group: 'Wood' }]
    render(<RichCards cards={groups.map((group, index) => ({ ...PLAIN, title: `${index}`, ...group }))} />)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(headings()).toEqual(['Wood', '0', '3', '1', 'Iron', '2'])
    expect(levels).toEqual(['H2', 'H3', 'H3', 'H2', 'H2', 'H3'])
  })
})

describe('the picture of a place', () => {
  afterEach(() => vi.unstubAllGlobals())

  const INKS = Object.fromEntries(INK_FILES.map((file) => [file, 99_000]))

  /** Shows the picture of a place once files of these sizes, in bytes, have been fetched. */
  function show(region: Region, fetched: Readonly<Record<string, number>> = {}, workerStart = 0) {
    const entries = Object.entries(fetched).map(([file, decodedBodySize]) => ({
      name: `http://localhost:3000/${file}`,
      decodedBodySize,
      workerStart,
    }))
    const getEntriesByName = (address: string) => entries.filter(({ name }) => name === address)
    vi.stubGlobal('performance', { now: () => 0, getEntriesByName })
    const { container } = render(<Landmark place={placeAt(pathOf(region)) as Place} alt="Ten tools" />)
    const fileOf = (image: Element) => image.getAttribute('src') ?? image.getAttribute('href')
    const pictures = 'img[src], image'
    return {
      container,
      files: () => [...container.querySelectorAll(pictures)].map(fileOf),
      nights: () => [...container.querySelectorAll('source')].map(({ srcset }) => srcset),
    }
  }

  it.each([
    {},
    { 'map/wash.avif': 17000 },
    INKS,
    { 'map/wash.avif': 17000, ...INKS, 'map/ink-standing.svg': 0 },
  ])('is a small file of its own unless the whole map has been loaded: %o', (fetched) => {
    const { files, nights } = show(crafts, fetched as Record<string, number>)
    expect([...files(), ...nights()]).toEqual(['/map/places/crafts.svg', '/map/places/crafts.night.svg'])
  })

  it('is a part of them behind the service worker, where browsers report no size, with the night', () => {
    const fetched = ['map/wash.avif', 'map/night.svg', ...INK_FILES]
    const { files, nights } = show(works, Object.fromEntries(fetched.map((file) => [file, 0])), 1)
    expect(files().sort()).toEqual(fetched.map((file) => `/${file}`).sort())
    expect(nights()).toEqual([])
  })

  it('is described, as a small file and as a part of the map', () => {
    show(crafts)
    show(works, { 'map/wash.avif': 17000, ...INKS })
    expect(screen.getAllByRole('img', { name: 'Ten tools' })).toHaveLength(2)
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
    const { container, files, nights } = show(works, { ...(washes as Record<string, number>), ...INKS })
    expect(files()).toEqual([wash, ...Object.keys(INKS)].map((file) => `/${file}`))
    // The small file, as that of the whole map has not been fetched.
    expect(nights()).toEqual(['/map/places/works.night.svg'])
    // 240 px high and a margin of 26 px, in the proportion 3:2, about the middle of the place.
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('296 664 438 292')
  })
})
