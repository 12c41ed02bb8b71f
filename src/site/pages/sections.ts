/** Loads the script of the regions' pages, and of the journeys there, on demand. */
import { useEffect } from 'react'
import type { SectionAt as Page } from './SectionPage'

/** The page of a region. Until {@link fetchSections} has loaded it, a placeholder requests it from the host. */
export let SectionPage: typeof Page | typeof Reload = Reload

/** Journeys to other pages (see journey.ts). Until {@link fetchSections} has loaded them, pages change at once. */
export let journeys: Pick<typeof import('./journey'), 'travel' | 'onPopState'> = {
  travel: (_, changePage) => changePage(),
  onPopState() {},
}

/** Fetches the script that all regions' pages share. */
export async function fetchSections(): Promise<void> {
  const [page, script] = await Promise.all([import('./SectionPage'), import('./journey')])
  SectionPage = page.SectionAt
  journeys = script
}

function Reload(_: Parameters<typeof Page>[0]) {
  useEffect(() => location.reload(), [])
  return null
}
