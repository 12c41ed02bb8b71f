import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../src/pages/ErrorScreen'
import { ErrorBoundary } from '../../src/site/ErrorBoundary'

/** Breaks while it renders. */
function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown
}

it('shows children that do not throw', () => {
  render(
    <ErrorBoundary>
      <p>All is well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each([
  { thrown: new Error('The ink has run dry'), reason: 'The ink has run dry' },
  { thrown: new TypeError(''), reason: 'TypeError' },
  { thrown: 'a dragon', reason: 'a dragon' },
  { thrown: null, reason: 'null' },
  { thrown: undefined, reason: 'undefined' },
])(
  'replaces children that throw $thrown by the fallback, such as an error screen with "$reason"',
  ({ thrown, reason }) => {
    render(
      <ErrorBoundary fallback={(reason) => <ErrorScreen reason={reason} />}>
        <p>All is well</p>
        <Broken thrown={thrown} />
      </ErrorBoundary>,
      { onCaughtError: () => {} },
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the map' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('All is well')).toBeNull()
  },
)

it('renders nothing in the place of children that throw if there is no fallback, and reports the error once', () => {
  const onError = vi.fn()
  render(
    <>
      <h1>The map</h1>
      <ErrorBoundary onError={onError}>
        <p>All is well</p>
        <Broken thrown={new Error('The ink has run dry')} />
      </ErrorBoundary>
    </>,
    { onCaughtError: () => {} },
  )
  expect(document.body.textContent).toBe('The map')
  expect(onError).toHaveBeenCalledOnce()
})
