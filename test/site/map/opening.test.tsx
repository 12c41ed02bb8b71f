/** The view with which the map opens for a visitor from a page of the site. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { layOut } from '../../helpers/layout'
import { openSite } from '../../helpers/openSite'
import { beginSessions } from '../../helpers/session'
import { words } from '../../helpers/words'

layOut({ left: 0, top: 0, width: 1001, height: 699 })
beginSessions()

const FIRST = 'matrix(1, 0, 0, 1, -523.5, 0)'
/** Crafts lies around 867.5, 1156. */
const AT_CRAFTS = `matrix(1, 0, 0, 1, ${500.5 - 867.5}, ${349.5 - 1156})`
const AT_HASH = `matrix(2, 0, 0, 2, ${500.5 - 2000}, ${349.5 - 1400})`

it.each([
  { from: '/nowhere', by: [words.backToTheMap], view: FIRST },
  { from: '/crafts', by: ['Testland'], view: AT_CRAFTS },
  { from: '/works', by: [`${words.nextPlace} Crafts`, words.backToTheMap], view: AT_CRAFTS },
  { from: '/#1/1000/700', by: ['Crafts', words.backToTheMap], view: AT_HASH },
])('from $from by $by it is $view', async ({ from, by, view }) => {
  const { user } = openSite(from)
  for (const name of by) await user.click(screen.getByRole('link', { name }))
  expect(document.querySelector<HTMLElement>('[data-sheet]')?.style.transform).toBe(view)
})
