/** A picture of pixels, before any encoding. */

/** Red, green and blue, each 0 to 255. A raster clamps values outside that range. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Rows of pixels from the top, three bytes each, or four with an opacity. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8ClampedArray
}

/** Makes a raster. `colourAt` is the colour of a pixel; with four channels, then its opacity, 0 to 255. */
export function raster(
  width: number,
  height: number,
  colourAt: (column: number, row: number) => ArrayLike<number>,
  channels = 3,
): Raster {
  // It rounds what it is given, and clamps it.
  const bytes = new Uint8ClampedArray(width * height * channels)
  for (let index = 0; index < width * height; index++) {
    const colour = colourAt(index % width, Math.floor(index / width))
    for (let channel = 0; channel < channels; channel++)
      bytes[index * channels + channel] = colour[channel] as number
  }
  return { width, height, bytes }
}

/** A colour written as `#rrggbb`. */
export function colourOf(text: string): Colour {
  const part = (from: number) => Number.parseInt(text.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}
