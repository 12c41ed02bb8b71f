/** All that a table needs besides its regions, as text: six lines. */
export const SETTINGS = `export const siteName = 'Mine'
export const language = 'en', mood = 'parchment', pages = []
export const siteDescription = 'A map.'
export const owner = { name: '', line: '', email: '', profiles: [] }
export const map = { width: 2048, height: 1536, minZoom: 0, maxZoom: 1 }
export const copyrightYear = 2024
`
