/** Screenshots as numbers. */
import type { Page } from '@playwright/test'

export interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Pixels {
  /** In device px. */
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: readonly number[]
}

/** The pixels of screenshots. */
export async function readPixels(page: Page, shots: readonly Buffer[]): Promise<Pixels[]> {
  // In another page: the security policy of the site would not allow this.
  const blank = await page.context().newPage()
  const pixels = await blank.evaluate(
    (images) =>
      Promise.all(
        images.map(async (base64) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
          const { width, height } = bitmap
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
        }),
      ),
    shots.map((shot) => shot.toString('base64')),
  )
  await blank.close()
  return pixels
}

/** The similarity of each two consecutive screenshots, as a peak signal-to-noise ratio in decibels. */
export async function similarityOfPairs(page: Page, shots: readonly Buffer[]): Promise<number[]> {
  const blank = await page.context().newPage()
  const similarities = await blank.evaluate(
    async (images) => {
      const pixels = await Promise.all(
        images.map(async (base64) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        }),
      )
      const found: number[] = []
      for (let pair = 0; pair + 1 < pixels.length; pair += 2) {
        const [a, b] = [pixels[pair], pixels[pair + 1]]
        let sum = 0
        for (let i = 0; a && b && i < a.length; i++) sum += (Number(a[i]) - Number(b[i])) ** 2
        const isComparable = a && b && a.length > 0 && a.length === b.length
        found.push(isComparable ? 10 * Math.log10(255 ** 2 / Math.max(sum / a.length, 1e-9)) : 0)
      }
      return found
    },
    shots.map((shot) => shot.toString('base64')),
  )
  await blank.close()
  return similarities
}
