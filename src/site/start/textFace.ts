import address from '../styles/eb-garamond.woff2?url'

/** EB Garamond, under the SIL Open Font License: public/eb-garamond-OFL.txt. */
let face: FontFace | undefined

/** Fetches the font of texts, for visitors who stay. Rejects if it cannot be had. */
export async function fetchTextFace(): Promise<void> {
  face = await new FontFace('EB Garamond', `url(${address})`).load()
}

/** Uses it, if it has come: on a page that is just about to appear, as elsewhere the lines would move. */
export function applyTextFace(): void {
  if (face) document.fonts.add(face)
}
