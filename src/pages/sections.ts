/** The pages of the regions, whose script is fetched when somebody is on one, or may be soon. The map needs none. */
import { useEffect } from 'react'
import type { SectionPage as Page } from './SectionPage'

/** The page of a region; undefined until {@link fetchSections} has fetched it. */
export let SectionPage: typeof Page | undefined

/** Fetches the script that all regions' pages share. */
export async function fetchSections(): Promise<void> {
  ;({ SectionPage } = await import('./SectionPage'))
}

/** Has the browser open the address that it shows, as if there were no router. */
export function Reload() {
  useEffect(() => location.reload(), [])
  return null
}
