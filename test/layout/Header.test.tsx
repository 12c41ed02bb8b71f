import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Header } from '../../src/layout/Header'

const owner = vi.hoisted(() => ({ name: '' }))

vi.mock('../../src/site/site', async (original) => ({ ...(await original<object>()), siteName: 'The Realm', owner }))

beforeEach(() => {
  owner.name = ''
})

it('shows the name of the site', () => {
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm')
})

it('shows the name of the owner below that of the site', () => {
  owner.name = 'Ada Lovelace'
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm<small>Ada Lovelace</small>')
})

it('does not repeat a name that is part of the name of the site', () => {
  owner.name = 'Realm'
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm')
})
