/** The types of what lettering uses of opentype.js, which has none. Its main file is no module, and slow. */
declare module 'opentype.js/dist/opentype.mjs' {
  /** A step of an outline, y down: `x1,y1` and `x2,y2` are its controls, if it has any. */
  export type OutlineCommand = { type: 'M' | 'L'; x: number; y: number } | CurveCommand | { type: 'Z' }

  export type CurveCommand =
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }

  export interface Glyph {
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { commands: OutlineCommand[] }
  }

  export interface Font {
    unitsPerEm: number
    hasChar(letter: string): boolean
    charToGlyph(letter: string): Glyph
    /** The space between two glyphs, in units of the em: below 0 is nearer. */
    getKerningValue(left: Glyph, right: Glyph): number
  }

  export function parse(file: ArrayBuffer): Font
}
