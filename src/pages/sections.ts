/** Loads the script of the regions' pages on demand. */
import { useEffect } from 'react'
import type { SectionAt as Page } from './SectionPage'

/** The page of a region. Until {@link fetchSections} has loaded it, a placeholder requests it from the host. */
export let SectionPage: typeof Page | typeof Reload = Reload

/** Fetches the script that all regions' pages share. */
export async function fetchSections(): Promise<void> {
  ;({ SectionAt: SectionPage } = await import('./SectionPage'))
}

function Reload(_: Parameters<typeof Page>[0]) {
  useEffect(() => location.reload(), [])
  return null
}
