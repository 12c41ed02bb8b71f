import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OwnerPicture, type PictureFiles } from '../pages/OwnerPicture.tsx'

/** The width of a picture in a story, in CSS px: that of its lines, or of a narrow screen within the page's frame. */
const STORY_WIDTH = 576
export const STORY_SIZES = `(min-width: 40rem) ${STORY_WIDTH / 16}rem, 90vw`

/** The largest height of a picture in portrait shape in a story, in CSS px. */
const STORY_HEIGHT = 420

/** The HTML of a picture in a story. One in portrait shape is made smaller, so that it fits the screen. */
export function storyPicture(picture: PictureFiles, alt: string): string {
  const { width, height } = picture
  const scale = height > width ? Math.min(1, STORY_HEIGHT / height) : 1
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sizes = shown.width < STORY_WIDTH ? `min(${shown.width}px, 90vw)` : STORY_SIZES
  return renderToStaticMarkup(createElement(OwnerPicture, { picture: { ...picture, ...shown }, alt, sizes }))
}
