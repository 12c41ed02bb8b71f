/**
 * All budgets of this project. Each is 5 to 8 % above what was measured when it was set, so that an ordinary
 * change passes, except where a comment says so. To raise one: take out first what no visitor feels; then
 * raise it in a commit of its own, with the new measurement and the reason in its message.
 */
interface Budget {
  /** In bytes, as sent (brotli, unless the format is compressed already); or as the name says. */
  readonly limit: number
  /** What a visitor, or a reader, feels if it is broken. At 400 kbit/s, a KB takes 20 ms. */
  readonly felt: string
}

const KB = 1000

export const BUDGETS = {
  /** With its styles. At most 10.5 KB: the first paint should need one round trip of 14 KB. */
  mapPage: { limit: 9.3 * KB, felt: 'the first paint of the map comes later' },
  /** The heaviest of the others, with its styles, without the owner's words. */
  page: { limit: 10.8 * KB, felt: 'the first paint of a place comes later' },
  /**
   * The packages and our own script, and the inline one. React, react-dom and wouter are 60 KB of it. Without
   * room: it is what the whole map waits for. What grows it by more than the rest takes something else out,
   * or into a script of its own.
   */
  firstScript: { limit: 79.2 * KB, felt: 'the map scrolls, but does not zoom, for longer' },
  /** The script and the styles of the pages of places, and of the page transitions to them. */
  onward: { limit: 6.3 * KB, felt: 'the first page of a place opens later' },
  /** Without room: the drawing is pressed for fun. With its captions and styles; fetched when idle. */
  curiosities: { limit: 3.5 * KB, felt: 'a visitor pays for what few press' },
  /** The article, which is fetched on request alone. */
  how: { limit: 45 * KB, felt: 'the figures answer later' },
  /** The wash and the ink. */
  picture: { limit: 111 * KB, felt: 'the map is drawn later on a slow line' },
  /** What is laid over it in the dark: light, and the names of the map. */
  night: { limit: 5.5 * KB, felt: 'in the dark, the map stays day for longer' },
  saveDataVisit: { limit: 200 * KB, felt: 'a visitor who pays by the megabyte pays more' },
  /** Of the picture, as an owner may have twelve places, on a land of their own. */
  ink: { limit: 95 * KB, felt: 'the lines of the map come later' },
  inkNodes: { limit: 12_000, felt: 'a weak phone stalls while it decodes the picture' },
} as const satisfies Record<string, Budget>
