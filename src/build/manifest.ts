import { siteColours } from '../site/palette.ts'
import type { Table } from '../site/table.ts'

/** Its file in the built site. An owner's own one in `public` stays. */
export const MANIFEST = 'site.webmanifest'

/**
 * The web app manifest, with which a browser installs the site: its name, icons and colours. `base` is the site's root on
 * its host.
 */
export function manifest({ siteName, siteDescription, mood }: Table, base: string): string {
  const colour = siteColours(mood)['wood-light']
  return JSON.stringify({
    name: siteName,
    description: siteDescription,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
