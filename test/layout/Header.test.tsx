import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Header } from '../../src/layout/Header'

const owner = vi.hoisted(() => ({ name: '' }))

vi.mock('../../src/site/site', async (original) => ({ ...(await original<object>()), siteName: 'The Realm', owner }))

beforeEach(() => {
  owner.name = ''
})

it('says the name of the site', () => {
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm')
})

it('names the owner below the site', () => {
  owner.name = 'Ada Lovelace'
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm<small>Ada Lovelace</small>')
})

it('names nobody twice', () => {
  owner.name = 'Realm'
  render(<Header place={undefined} onMenu={() => {}} />)
  expect(screen.getByRole('link').innerHTML).toBe('The Realm')
})
