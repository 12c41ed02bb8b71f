/**
 * All budgets of this project. Each is 5 to 8 % above what was measured when it was set, so that an ordinary change passes,
 * except where a comment says so. To raise one: take out first what no visitor feels; then raise it in a commit of its own,
 * with the new measurement and the reason in its message.
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
   * The packages and our own script, and the inline one. React, react-dom and wouter are 60 KB of it. Without room: it is
   * what the whole map waits for. What grows it by more than the rest takes something else out, or into a script of its own.
   */
  firstScript: { limit: 79.4 * KB, felt: 'the map scrolls, but does not zoom, for longer' },
  /** The script and the styles of the pages of places, and of the page transitions to them. */
  onward: { limit: 6.3 * KB, felt: 'the first page of a place opens later' },
  /** Fetched on request, each with its styles. */
  chart: { limit: 1.4 * KB, felt: 'the chart of the whole map opens later' },
  drawerChart: { limit: 1.1 * KB, felt: 'the drawer shows its chart later' },
  /** With their drawing. */
  moving: { limit: 4.4 * KB, felt: 'the map stands still for longer, and a visit without them costs more' },
  inputsCard: { limit: 1.27 * KB, felt: 'the card of all gestures opens later' },
  xray: { limit: 6.8 * KB, felt: '"See the engine at work" opens later' },
  picture: { limit: 111 * KB, felt: 'the map is drawn later on a slow line' },
  fontOfHeadings: { limit: 9.5 * KB, felt: 'headings of pages are set in the fallback font' },
  saveDataVisit: { limit: 200 * KB, felt: 'a visitor who pays by the megabyte pays more' },

  /** The two washes have room for the moods: that of the desert is the largest. */
  wash: { limit: 26 * KB, felt: 'the colours of the map come later' },
  tinyWash: { limit: 200, felt: 'the first paint comes later' },
  paper: { limit: 3.1 * KB, felt: 'the first page of a place has plain paper for longer' },
  card: { limit: 83 * KB, felt: 'the preview of a shared link comes later, or not at all' },
  plate: { limit: 16.3 * KB, felt: 'the picture of a place comes later if its page is opened first' },
  /** The drawing alone. Not at its size of now: an owner may have more places. */
  sprites: { limit: 6 * KB, felt: 'the map stands still for longer' },
  /** An owner may have twelve places, on a land of their own. */
  ink: { limit: 95 * KB, felt: 'the lines of the map come later' },
  /** An owner may have more places than the demo, which has 3.5 KB. */
  night: { limit: 3.9 * KB, felt: 'the map is dark later, by night' },
  inkNodes: { limit: 12_000, felt: 'a weak phone stalls while it decodes the picture' },
} as const satisfies Record<string, Budget>
