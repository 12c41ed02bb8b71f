import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageAt } from '../../../src/site/pages/pages'
import { words } from '../../helpers/words'

const owner = vi.hoisted(() => ({}))

vi.mock('virtual:site', async (original) => ({ ...(await original<object>()), owner }))

const CODE = { label: 'Code', link: 'https://www.code.example/ada/' }
const CV = { label: 'CV', link: '/cv.pdf' }
const ALL = { name: 'Ada', email: 'ada@example.org', profiles: [CODE, CV] }
const WAYS = [
  [`${words.email} ada@example.org`, 'mailto:ada@example.org'],
  ['Code code.example/ada', CODE.link],
  ['CV cv.pdf', CV.link],
]

it.each([
  { path: '/letters', has: 'all fields', fields: ALL, ways: WAYS },
  { path: '/letters', has: 'only profiles', fields: { profiles: [CV] }, ways: WAYS.slice(2) },
  { path: '/letters', has: 'only a name', fields: { name: 'Ada' }, ways: [] },
  { path: '/works', has: 'all fields', fields: ALL, ways: [] },
])('on $path, the links to an owner who has $has are $ways', ({ path, fields, ways }) => {
  Object.assign(owner, { name: '', email: '', profiles: [] }, fields)
  render(<PageAt path={path} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel === 'me')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
  for (const link of links) expect(screen.getByRole('link', { name: link.textContent ?? '' })).toBe(link)
  expect(screen.queryAllByRole('list')).toHaveLength(ways.length && 1)
})

it('each kind of profile has a mark of its own', () => {
  const links = [
    'https://github.com/ada',
    'https://www.linkedin.com/in/ada',
    'https://social.example/@ada',
    '/cv.pdf',
  ]
  Object.assign(owner, { name: '', email: '', profiles: links.map((link) => ({ label: link, link })) })
  render(<PageAt path="/letters" />)
  const ways = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel === 'me')
  expect(new Set(ways.map((way) => way.querySelector('path')?.getAttribute('d'))).size).toBe(4)
})
