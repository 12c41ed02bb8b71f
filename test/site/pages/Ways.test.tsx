import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { PageAt } from '../../../src/site/pages/pages'
import { words } from '../../helpers/words'

const NOBODY = { name: '', email: '', profiles: [] as { label: string; link: string }[] }
const owner = vi.hoisted(() => ({}))

vi.mock('virtual:site', async (original) => ({ ...(await original<object>()), owner }))

beforeEach(() => {
  Object.assign(owner, NOBODY)
})

/** The links of the owner on a page: their names and addresses. */
const waysOn = (path: string) => {
  render(<PageAt path={path} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel === 'me')
  return links.map((link) => {
    expect(screen.getByRole('link', { name: link.textContent ?? '' })).toBe(link)
    return [link.textContent, link.getAttribute('href')]
  })
}

const ADA = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  profiles: [
    { label: 'Code', link: 'https://www.code.example/ada/' },
    { label: 'CV', link: '/cv.pdf' },
  ],
}

it('the harbour has a link to each way to reach the owner, with its address', () => {
  Object.assign(owner, ADA)
  expect(waysOn('/letters')).toEqual([
    [`${words.email} ada@example.org`, 'mailto:ada@example.org'],
    ['Code code.example/ada', 'https://www.code.example/ada/'],
    ['CV cv.pdf', '/cv.pdf'],
  ])
})

it('other places have none', () => {
  Object.assign(owner, ADA)
  expect(waysOn('/works')).toEqual([])
})

it.each([
  { has: 'only a name', fields: { name: 'Ada' }, ways: [] },
  { has: 'only profiles', fields: { profiles: ADA.profiles.slice(1) }, ways: [['CV cv.pdf', '/cv.pdf']] },
])('the harbour of an owner who has $has has these links: $ways', ({ fields, ways }) => {
  Object.assign(owner, fields)
  expect(waysOn('/letters')).toEqual(ways)
  expect(screen.queryAllByRole('list')).toHaveLength(ways.length)
})
