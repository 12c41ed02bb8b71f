/** The words of the interface in English. `lists.ts` has all lists, each with the same names. */

/** For dates, and as the language of the page. */
export const locale = 'en-GB'

/** In which direction its lines run: 'ltr', from left to right, or 'rtl'. */
export const direction = 'ltr'

// The frame of every page.
export const menu = 'Menu'
export const navigation = 'Realm Navigation'
export const close = 'Close'
export const map = 'Map'
export const youAreHere = 'you are here'
export const allPages = 'All pages'
export const allRightsReserved = 'All rights reserved.'

// Errors.
export const unexpectedError = 'Unexpected Application Error!'
export const notFound = '404 Not Found'
export const pageNotLoaded = 'This page could not be loaded.'
export const hereBeDragons = 'Here be dragons'

// The ways from a page to others.
export const road = 'The road from here'
export const backToTheMap = 'Back to the map'
export const backTo = (page: string) => `Back to ${page}`
export const previousPlace = 'Previous place'
export const nextPlace = 'Next place'
export const email = 'E-mail'

// Cards and posts.
export const levelOfFive = (level: number) => `${level} of 5:`
export const olderPost = 'Older post'
export const newerPost = 'Newer post'
export const feed = 'RSS feed'
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
/**
 * The title of a draft, or of a post of a day to come, for the owner alone: only the development server shows
 * them.
 */
export const unpublished = (title: string) => `Unpublished: ${title}`

/** What the pictures of places show, for screen readers. */
export const scenes = {
  forge: 'A clockwork tower beside a smithy with smoking chimneys',
  runes: 'A ring of standing stones around a crystal',
  keep: 'A castle high on a crag',
  athenaeum: 'A library with pointed towers and a telescope',
  harbour: 'A tower with ravens over a harbour',
  hall: 'A hall with a red roof between two towers',
  village: 'A village',
  mill: 'A windmill beside a water wheel',
  watchtower: 'A watchtower with a beacon',
}

// Texts in Markdown: quotation marks, outer and inner ones (in Japanese 「, 」, 『 and 』), and what screen
// readers say.
export const quotes = ['“', '”', '‘', '’']
export const notes = 'Notes'
export const table = 'Table'
export const backToTheText = 'Back to the text'

// The map.
export const mapOf = (site: string) => `Map of ${site}`
export const places = 'Places'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const showTheWholeMap = 'Show the whole map'
export const chart = 'Chart of the whole map'
export const pictureMissing = 'The picture of the map is missing.'
export const tryAgain = 'Try again'

// What visitors find on the map, how they share it, and the seals of the places they have visited.
export const curiositiesFound = (found: number, all: number) => `${found} of ${all} curiosities found`
export const share = 'Share'
export const shareFinds = (found: number, all: number, site: string) =>
  `I found ${found} of ${all} curiosities on the map of ${site}. How many can you find?`
export const copied = 'Copied'
/** On the banner below the title, once half of it is found. */
export const explored = 'explored by a keen eye'
export const notFoundYet = 'Not found yet'
export const placesVisited = (visited: number, all: number) => `${visited} of ${all} places visited`
export const forgetFinds = 'Forget my finds and visits'

/**
 * What can be found on the drawn map, by its kind: its name, and a dry line. Without a caption, a kind is
 * only drawn. A site has those of what is on its map.
 */
export const curiosities = {
  serpent: ['The Legacy Serpent', 'nobody dares to touch it'],
  kraken: ['The Merge Kraken', 'has held that ship since Friday'],
  ship: ['The Roadmap', 'two weeks from port, for two years now'],
  whale: ['A container whale', 'carries a harbour to deliver a letter'],
  longship: ['A longship', 'they were told it is a short trip'],
  caravel: ['The Eternal Beta', 'leaves harbour any day now'],
  narwhal: ['A narwhal', 'does not believe in unicorns either'],
  school: ['A school of fish', 'nobody has graduated yet'],
  mermaid: ['A mermaid', 'has heard better pitches'],
  fisher: ['A fisher', 'the big one comes in the next release'],
  lighthouse: ['A lighthouse', 'has not had a day off since it was lit'],
  ruin: ['A ruin', 'it worked when they left'],
  'ring of stones': ['A ring of stones', 'a stand-up that never ended'],
  hermit: ['A hermit', 'worked remotely before it was allowed'],
  wreck: ['A wreck', 'shipped on a Friday'],
  treasure: ['A treasure', 'well documented, so nobody looked'],
  'sword in the stone': ['A sword in the stone', 'you lack the permissions'],
  bones: ['Old bones', 'something large was deprecated here'],
  camp: ['A camp', 'keeps a light on for the late shift'],
  duck: ['A rubber duck', 'it has heard everything'],
  stag: ['A stag', 'saw you first'],
  sheep: ['Sheep', 'do not count them at work'],
  signpost: ['A signpost', 'right about half of the time'],
  watchtower: ['A watchtower', 'nothing to report, every hour'],
  cave: ['A cave', 'dark mode since the beginning'],
  'hollow oak': ['A hollow oak', 'full of backups, mostly acorns'],
  village: ['A village', 'population: rounded up'],
  compass: ['The compass rose', 'has an opinion, and keeps to it'],
  scale: ['The scale', 'measures honest work only'],
}

// Its description for screen readers.
export const mapWithLinks = (places: number) =>
  places === 1 ? 'A map with a link to one place.' : `A map with links to ${places} places.`
export const keys =
  'Arrow keys move the map, with Shift further, or lead from place to place; plus and minus zoom; F shows the whole map; 0 or Home returns to the first view.'
export const zoomAt = (percent: number) => `Zoom ${percent} %.`
export const inView = (places: string) => `In view: ${places}.`
export const noPlaceInView = 'No place in view.'

/** The card with all inputs: each with what it does. */
export const howItWorks = 'How it works'
export const inputs = {
  fingers: {
    title: 'Fingers',
    effects: {
      drag: ['Drag', 'moves the map'],
      pinch: ['Pinch', 'zooms'],
      tap: ['Tap a place', 'opens its page'],
      tapCreature: ['Tap a creature', 'finds a curiosity'],
    },
  },
  mouseAndKeys: {
    title: 'Mouse and keys',
    effects: {
      drag: ['Drag', 'moves the map'],
      wheel: ['Wheel', 'zooms'],
      click: ['Click a place', 'opens its page'],
      clickCreature: ['Click a creature', 'finds a curiosity'],
      arrows: ['Arrows', 'move the map'],
      shift: ['Shift, arrows', 'move it further'],
      tab: ['Tab, arrows', 'go from place to place'],
      plus: ['+, −', 'zoom'],
      all: ['F', 'shows the whole map'],
      home: ['0, Home', 'go to the first view'],
      escape: ['Esc', 'closes what is open'],
    },
  },
}
export const seeTheEngine = 'See the engine at work'
export const readHow = 'Read how it moves'

/** X-ray: the engine's state over the map, and its panel. Names of functions and files are not translated. */
export const xray = {
  title: 'The engine at work',
  playAGesture: 'Play a gesture',
  caption: 'Gestures are played at a quarter of their speed. Any input on the map stops them.',
  state: 'State of the engine',
  states: {
    still: 'still',
    pressed: 'pressed',
    dragging: 'dragging',
    pinching: 'pinching',
    gliding: 'gliding',
    animating: 'animating',
  },
  gestures: {
    pinch: 'Pinch',
    flick: 'Flick',
    edge: 'Edge',
    press: 'Click or drag',
    wheel: 'Wheel',
  },
  captions: {
    pinch: 'Two fingers keep the map point between them, and the scale follows their distance.',
    flick: 'A finger that is lifted in motion leaves its velocity to the map, which glides on.',
    edge: 'Past its edge, the map resists more the further it is pulled. When it is let go, it returns.',
    press: 'Within 10 px, a press may still be a click. Then the map starts without a jump, and catches up.',
    wheel: 'The map point under the cursor stays. A notch that comes meanwhile counts from the target.',
  },
  pause: 'Pause',
  step: (ms: number) => `One frame, ${ms} ms`,
  moment: 'Moment of the gesture',
  formula: 'offset = screen − map × scale',
  pinned: {
    held: 'map point that is held',
    stays: 'map point that stays',
    middle: 'map point in the middle',
  },
  edge: 'distance that the edge adds',
  velocity: 'velocity, px/ms',
  samples: 'its samples',
  samplesIn: (samples: number, ms: string) => `${samples} in ${ms} ms`,
  noPointer: 'no pointer is down',
  pointerRests: 'the pointer rests',
  visiblePart: 'The whole map, and the visible part of it',
  pointer: 'pointer',
  map: 'map',
}

/** The words on the drawn map, but for those of the table: in no page. After a change, `npm run draw`. */
export const drawn = {
  /** On the cartouche, in place of the owner's name and line: above its banner, and on it. */
  promise: 'being a true & faithful chart of',
  subject: 'its Trades, Towers & Travels',
  /** Below the scale bar. */
  leagues: 'Leagues of Honest Work',
  /** The letters of the compass; a lily stands for the north. */
  winds: { east: 'E', south: 'S', west: 'W' },
  /**
   * Of seas, islands and lands: by kind, each list in one text. A grown land chooses from all of them, the
   * one that was made by hand has the first ones.
   */
  names: {
    ocean:
      'The Boundless Deep, The Slow Ocean, The Outer Main, The Patient Blue, The Unsounded, The Long Swell, The Grey Expanse, The Last Horizon',
    sea: 'Sea of Drafts, Merge Sound, Sea of Margins, Sea of Footnotes, The Quiet Water, The Salt Ledger, Sea of Loose Ends, The Tidal Page',
    bay: 'Gulf of Echoes, Bay of Quills, Bay of Second Tries, Gulf of Patches, Coffee Bay, Bay of Pages, Gulf of Good Hope, Pebble Bay',
    isle: 'Isle of Null, Wyrm Holm, Inkwell Isle, Isle of Sundays, Gannet Holm, Heron Isle, Isle of Maybe, The Full Stop',
    isles:
      'The Cache Isles, Lantern Rocks, The Commas, The Crumbs, The Siblings, Thimble Rocks, The Loose Pages, The Ellipsis',
    cape: 'Cape Latency, Cape Patience, Quill Point, Cape Farthing, Lookout Head, Cape Deadline, Windy Ness, Cape Return',
    wood: 'The Branching Wood, The Whispering Wood, Owlwood, The Tangle, Pencilwood, The Green Archive, Mosswood, The Deep Shade',
    range:
      'The Ironspine, The Monoliths, The Backlog, The Grey Teeth, The Long Stair, The Anvils, The Steeps, The High Shelf',
    mount:
      'Mount Root, Mount Overlook, The Crown, Mount Hearth, Mount Summary, The Sentinel, Mount Candle, Mount Thunder',
    downs:
      'Amber Downs, Honey Downs, Shepherd Downs, Barrow Downs, The Soft Hills, Larksong Downs, The Green Folds, Clover Hills',
    fens: 'Legacy Fens, Heron Fens, The Mire, Bittern Marsh, The Sinking Fens, Wisp Fens, Lapwing Marsh, The Reeds',
    lake: 'Mirror Lake, Lake Recall, The Silver Mere, Duck Mere, Lake Pause, The Still Mere, Lake Refrain, The Looking Glass',
  },
}
