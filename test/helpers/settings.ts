/** All that a table needs besides its regions, as text: eight lines. */
export const SETTINGS = `siteName: Mine
siteDescription: A map.
language: en
mood: parchment
pages: []
owner: { name: '', line: '', email: '', profiles: [] }
map: { width: 2048, height: 1536, minZoom: 0, maxZoom: 1 }
copyrightYear: 2024
`
