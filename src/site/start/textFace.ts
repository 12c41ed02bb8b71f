import address from '../styles/eb-garamond.woff2?url'

/** EB Garamond, under the SIL Open Font License: public/eb-garamond-OFL.txt. */
let face: FontFace | undefined

/** Fetches the font of texts, for visitors who stay. Rejects if it cannot be had. */
export async function fetchTextFace(): Promise<void> {
  face = await new FontFace('EB Garamond', `url(${address})`).load()
}

/**
 * Uses it, if it has come, on a page that is just about to appear: elsewhere, the lines would move. The map
 * stays as it was first seen.
 */
export function applyTextFace(path: string): void {
  if (!face) return
  if (path === '/') document.fonts.delete(face)
  else document.fonts.add(face)
}
