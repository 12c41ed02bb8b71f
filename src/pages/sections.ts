/** The pages of the regions, whose script is fetched when somebody is on one, or may be soon. The map needs none. */
import { useEffect } from 'react'
import type { SectionPage as Page } from './SectionPage'

/**
 * The page of a region. Until {@link fetchSections} has fetched it, what stands in for it has the browser ask the host
 * for the page as a whole, as if there were no router.
 */
export let SectionPage: typeof Page | typeof Reload = Reload

/** Fetches the script that all regions' pages share. */
export async function fetchSections(): Promise<void> {
  ;({ SectionPage } = await import('./SectionPage'))
}

function Reload(_: Parameters<typeof Page>[0]) {
  useEffect(() => location.reload(), [])
  return null
}
