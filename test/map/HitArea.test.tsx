import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HitArea } from '../../src/map/HitArea'

it('a place that leads elsewhere is a link to there, with the name of the place', () => {
  const corners = [
    [10, 20],
    [10, 90],
    [80, 90],
    [80, 20],
  ] as const
  render(
    <svg>
      <HitArea place={{ name: 'Open Source', href: 'https://code.example/ada', corners }} />
    </svg>,
  )
  const link = screen.getByRole('link', { name: 'Open Source' })
  expect(link.getAttribute('href')).toBe('https://code.example/ada')
})
