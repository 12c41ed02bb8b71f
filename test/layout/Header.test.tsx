import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Header } from '../../src/layout/Header'

const owner = vi.hoisted(() => ({ name: '' }))

vi.mock('../../src/site/site', async (original) => ({
  ...(await original<object>()),
  siteName: 'The Realm',
  line: 'A land of one’s own.',
  owner,
}))

beforeEach(() => {
  owner.name = ''
})

/** The text of each element that the header shows beside the menu button. */
function show({ isMap = false } = {}) {
  render(<Header isMap={isMap} place={undefined} onMenu={() => {}} />)
  return [...screen.getByRole('banner').querySelectorAll('span, small, p')].map(({ localName, textContent }) => [
    localName,
    textContent,
  ])
}

it('has the name of the site as text, as the wordmark is a picture', () => {
  expect(show()).toEqual([['span', 'The Realm']])
  expect(screen.getByRole('link', { name: 'The Realm' }).getAttribute('href')).toBe('/')
})

it('shows the name of the owner beside that of the site', () => {
  owner.name = 'Ada Lovelace'
  expect(show()).toEqual([
    ['span', 'The Realm'],
    ['small', 'Ada Lovelace'],
  ])
})

it('does not repeat a name that is part of the name of the site', () => {
  owner.name = 'Realm'
  expect(show()).toEqual([['span', 'The Realm']])
})

it('shows the line about the site on the map alone, outside of the link', () => {
  expect(show({ isMap: true })).toEqual([
    ['span', 'The Realm'],
    ['p', 'A land of one’s own.'],
  ])
  expect(screen.getByRole('link').textContent).toBe('The Realm')
})
