import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Cards } from '../../src/pages/Cards'
import { Landmark } from '../../src/pages/Landmark'
import { SectionAt } from '../../src/pages/SectionPage'
import { regions } from '../../src/realm'
import { landmarkOf } from '../../src/site/landmark'
import { pathOf } from '../../src/site/paths'
import type { Card, Region } from '../../src/site/table'

afterEach(() => vi.unstubAllGlobals())

const [projects, skills, , , , about] = regions as [Region, Region, Region, Region, Region, Region]

describe('the page of a place', () => {
  it.each(regions)('shows the heading and the text of $name', (region) => {
    render(<SectionAt path={pathOf(region)} />)
    expect(screen.getByRole('heading', { level: 1, name: region.heading })).toBeTruthy()
    expect(screen.getByText(region.epithet)).toBeTruthy()
    expect(screen.getByText(region.text)).toBeTruthy()
  })

  it.each(regions.map((region, index) => ({ region, before: regions[index - 1], after: regions[index + 1] })))(
    'of $region.name links to the map, and to the places before and after it in the table',
    ({ region, before, after }) => {
      render(<SectionAt path={pathOf(region)} />)
      const road = within(screen.getByRole('navigation', { name: 'The road from here' }))
      expect(road.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Back to the map', '/'],
        ...(before ? [[`Previous place ${before.name}`, pathOf(before)]] : []),
        ...(after ? [[`Next place ${after.name}`, pathOf(after)]] : []),
      ])
    },
  )
})

it('a link to the previous or next place shows the landmark of that place, not of its own page', () => {
  const [before, here] = regions as [Region, Region]
  const { container } = render(<SectionAt path={pathOf(here)} />)
  const previous = container.querySelector('[rel="prev"] use')
  expect(previous?.getAttribute('href')).toBe(`#mark-${landmarkOf(before)}`)
})

/** Cards with only a title and a description. */
function cardsOf(count: number): Card[] {
  return Array.from({ length: count }, (_, index) => ({ title: `Title ${index}`, description: `Description ${index}` }))
}

describe('cards', () => {
  it('render nothing if there are none', () => {
    const { container } = render(<Cards cards={[]} />)
    expect(container.childElementCount).toBe(0)
  })

  it.each([1, 2, 12])('are shown in order: %i of them', (count) => {
    render(<Cards cards={cardsOf(count)} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      cardsOf(count).map(({ title }) => title),
    )
    expect(screen.getAllByRole('paragraph')).toHaveLength(count)
  })

  it('with only a title and a description have no links and no lists of their own', () => {
    render(<Cards cards={cardsOf(1)} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('show their link, their date and their tags', () => {
    render(
      <Cards
        cards={[
          { title: 'A', description: 'B', link: 'https://example.org/', date: 'Spring', tags: ['one', 'another'] },
        ]}
      />,
    )
    expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('https://example.org/')
    expect(screen.getByText('Spring')).toBeTruthy()
    const [, tags] = screen.getAllByRole('list')
    expect(
      within(tags as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['one', 'another'])
  })

  it('link to pages of the site without a page load, and to everything else as usual', () => {
    const links = [
      pathOf(skills),
      '/',
      `${pathOf(skills)}#here`,
      '/cv.pdf',
      'https://example.org/',
      'mailto:a@b.example',
    ]
    const { hook, history } = memoryLocation({ path: '/start', record: true })
    render(
      <Router hook={hook}>
        <Cards cards={links.map((link) => ({ title: link, description: 'x', link }))} />
      </Router>,
    )
    // Prevented in any case: jsdom cannot navigate.
    const notFollowed: string[] = []
    window.addEventListener('click', (event) => {
      if (!event.defaultPrevented) notFollowed.push((event.target as Element).textContent)
      event.preventDefault()
    })
    for (const link of links) {
      const shown = screen.getByRole('link', { name: link })
      expect(shown.getAttribute('href')).toBe(link)
      fireEvent.click(shown)
    }
    expect(history).toEqual(['/start', ...links.slice(0, 2)])
    expect(notFollowed).toEqual(links.slice(2))
  })
})

describe('a card with more fields', () => {
  const card: Card = {
    title: 'Boat',
    description: 'Built of ash and oak.',
    link: '/works',
    image: { file: 'boat.png', alt: 'A boat on a slip' },
    points: ['Six oars', 'No leaks'],
    level: { value: 3, says: 'By halves' },
    tags: ['ash'],
    links: [
      { label: 'Plans', link: '/plans.pdf' },
      { label: 'Log', link: 'https://example.org/log' },
    ],
  }

  it('loads its picture lazily, and reserves its space', () => {
    const { container } = render(<Cards cards={[card]} />)
    const image = screen.getByRole('img', { name: 'A boat on a slip' })
    expect(image.getAttribute('loading')).toBe('lazy')
    expect(image.getAttribute('decoding')).toBe('async')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '320'])
    const types = [...container.querySelectorAll('source')].map((source) => source.type)
    expect(types).toEqual(['image/avif', 'image/webp'])
  })

  it('has links on its title and on each of its labels', () => {
    render(<Cards cards={[card]} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Boat', '/works'],
      ['Plans', '/plans.pdf'],
      ['Log', 'https://example.org/log'],
    ])
  })

  it('is compact only with a level, fewer than 80 characters, and nothing else', () => {
    const level = { value: 3, says: 'By halves' } as const
    const isCompact = (shown: Partial<Card>) => {
      const { container, unmount } = render(<Cards cards={[{ title: 'Oars', description: '', ...shown }]} />)
      const classes = container.querySelector('li')?.className ?? ''
      unmount()
      return /compact/.test(classes)
    }
    expect(isCompact({ level, description: 'a'.repeat(79) })).toBe(true)
    expect(isCompact({ level, description: 'a'.repeat(80) })).toBe(false)
    expect(isCompact({ description: 'Short.' })).toBe(false)
    expect(isCompact({ ...card })).toBe(false)
    expect(isCompact({ level, points: ['Six oars'] })).toBe(false)
  })

  it('lists its points, and shows its level as a bar and in words', () => {
    render(<Cards cards={[card]} />)
    const [, points] = screen.getAllByRole('list')
    expect([...(points?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Six oars', 'No leaks'])
    const bar = screen.getByRole('img', { name: '3 of 5:' })
    expect(bar.parentElement?.textContent?.trim()).toBe('By halves')
  })

  it('shows no picture if the file is missing', () => {
    render(<Cards cards={[{ ...card, image: { file: 'none.png', alt: 'Nothing' } }]} />)
    expect(screen.queryByRole('img', { name: 'Nothing' })).toBeNull()
  })

  it('is shown with the others of its group, below their heading', () => {
    const groups = ['Wood', undefined, 'Iron', 'Wood']
    render(
      <Cards
        cards={cardsOf(4).map((plain, index) => ({ ...plain, ...(groups[index] && { group: groups[index] }) }))}
      />,
    )
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(headings).toEqual(['H2 Wood', 'H3 Title 0', 'H3 Title 3', 'H2 Title 1', 'H2 Iron', 'H3 Title 2'])
  })
})

/** Makes the browser report these files as fetched, each with its size in bytes. */
function fetched(files: Readonly<Record<string, number>>): void {
  const entries = Object.entries(files).map(([file, decodedBodySize]) => ({
    name: `http://localhost:3000/${file}`,
    decodedBodySize,
  }))
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => entries })
}

const INKS = { 'ink-below.svg': 117000, 'ink-stamps.svg': 77000, 'ink-standing.svg': 116000, 'ink-above.svg': 85000 }

describe('the picture of a place', () => {
  it('is a small file of its own if the map has not been loaded', () => {
    const { container } = render(<Landmark region={skills} plates={['crafts.svg']} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/places/crafts.svg')
    expect(container.querySelector('image')).toBeNull()
  })

  it('requests no missing file', () => {
    const { container } = render(<Landmark region={about} plates={['crafts.svg']} />)
    expect(container.querySelector('img, image')).toBeNull()
  })

  it('is removed if its file does not load, so that the mark is seen', () => {
    const { container } = render(<Landmark region={skills} plates={['crafts.svg']} />)
    fireEvent.error(container.querySelector('img') as HTMLElement)
    expect(container.querySelector('img')).toBeNull()
  })

  it("is a crop of the map's own files if they have been loaded", () => {
    fetched({ 'wash.avif': 17000, ...INKS })
    const { container } = render(<Landmark region={projects} plates={['works.svg']} />)
    expect(container.querySelector('img')).toBeNull()
    const [left, top, width, height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number) as [number, number, number, number]
    expect(left + width / 2).toBeCloseTo(515, 6)
    expect(top + height / 2).toBeCloseTo(810, 6)
    expect(height).toBeCloseTo(292, 6)
    expect([...container.querySelectorAll('image')].map((image) => image.getAttribute('href'))).toEqual([
      '/wash.avif',
      '/ink-below.svg',
      '/ink-stamps.svg',
      '/ink-standing.svg',
      '/ink-above.svg',
    ])
  })

  it('has the WebP wash if the browser does not support AVIF', () => {
    fetched({ 'wash.avif': 0, 'wash.webp': 31000, ...INKS })
    const { container } = render(<Landmark region={projects} plates={[]} />)
    expect(container.querySelector('image')?.getAttribute('href')).toBe('/wash.webp')
  })

  it.each([{ 'wash.avif': 17000 }, INKS, { 'wash.avif': 17000, ...INKS, 'ink-standing.svg': 0 }])(
    'is its own file while the map is only partly loaded (%o)',
    (files) => {
      fetched(files as Record<string, number>)
      const { container } = render(<Landmark region={projects} plates={['works.svg']} />)
      expect(container.querySelector('img')).toBeTruthy()
      expect(container.querySelector('image')).toBeNull()
    },
  )
})
