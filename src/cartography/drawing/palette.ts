/**
 * The colours of the drawing. Marks have their names: `colour.ink` is `$ink`, and a drawing is the same in
 * every mood. {@link coloured} gives a finished picture the colours of a mood. Those of the site are in
 * src/table/palette.ts.
 */
import { inMood, type Mood, type Row, siteColours } from '../../table/palette.ts'

/** The colours that all drawings share. No pure black; only red, gold, verdigris and slate stand out. */
const SHARED = {
  ink: ['#34231a', '#1b2735', '#3a1d16'],
  paleInk: ['#6a4c34', '#445262', '#69473f'],
  seaInk: ['#3f6468', '#335873', '#1f5566'],
  dark: ['#221712', '#0e1a27', '#2b1009'],
  // Doors and windows of villages: as dark by day, and lit by night.
  pane: ['#231812', '#0f1b27', '#2b1109'],
  shadow: ['#5a3d28', '#364453', '#593931'],
  paper: ['#f1e2bd', '#e9f0f3', '#f5e0bb'],
  snow: ['#f8f0da', '#f5fbff', '#fbefd9'],
  stone: ['#e8d8b3', '#d4e0eb', '#f2d4ae'],
  stoneShade: ['#d6c197', '#becad5', '#dfbd91'],
  stoneDeep: ['#bfa77d', '#a5b1bb', '#c6a477'],
  red: ['#96392a', '#983038', '#973125'],
  rust: ['#b4583a', '#ae4f4f', '#b9542f'],
  brick: ['#c27a55', '#be6f6c', '#c97557'],
  rose: ['#c98f79', '#c48683', '#cd8d76'],
  gold: ['#cf9f3e', '#cca450', '#dca03e'],
  glow: ['#f2cf78', '#fad07c', '#f8cc79'],
  slate: ['#66798a', '#536d8b', '#45719e'],
  blue: ['#4f7290', '#386596', '#0e68b0'],
  plum: ['#7b5a70', '#6e5d81', '#7f5772'],
  verdigris: ['#7ba08e', '#6b9f97', '#37a6a5'],
  leaf: ['#8d9a57', '#6f9686', '#b9b274'],
  paleLeaf: ['#a6a55c', '#7ca594', '#9ca165'],
  pine: ['#66805f', '#476f69', '#697759'],
  sea: ['#8fb0ab', '#81a8bd', '#71b6b9'],
  wood: ['#a77c4c', '#9a7c63', '#ac7546'],
  darkWood: ['#86603a', '#79614b', '#885a33'],
} as const satisfies Record<string, Row>

/** The ink drawing. */
const DRAWING = {
  ...SHARED,
  // Lettering.
  seaName: ['#0d222c', '#0a2136', '#082431'],
  seaNameHalo: ['#c4d6c6', '#d3e2ee', '#c3e0d8'],
  landName: ['#3f281b', '#212e3c', '#41241c'],
  landNameHalo: ['#e3d2a0', '#e7eef3', '#f3d09f'],
  epithet: ['#4a2a1d', '#263342', '#472921'],
  epithetHalo: ['#ead9ab', '#e7eef3', '#f3d09f'],
  promise: ['#5b3a28', '#354252', '#583830'],
  legend: ['#3b2518', '#1e2b39', '#3e2019'],
  // Ribbons and the cartouche.
  cream: ['#f6e8c4', '#f6f3e7', '#fbe7c5'],
  ribbonTail: ['#d9be85', '#cecbc0', '#ddbe87'],
  ribbonFold: ['#6e4429', '#415162', '#734125'],
  ribbonCrease: ['#8a6a44', '#627385', '#966348'],
  sheet: ['#f4e5bb', '#f3f0e4', '#fbe4bd'],
  sheetFallen: ['#3a2a18', '#202d3c', '#41231b'],
  sheetAged: ['#a8763c', '#728496', '#b76b42'],
  sheetBend: ['#7d5529', '#506172', '#884d2d'],
  buff: ['#e6cf9c', '#dedbd0', '#ebcf9d'],
  flourish: ['#8a6240', '#5d6e80', '#925d41'],
  stem: ['#4a3324', '#2b3847', '#4d2e26'],
  stemLight: ['#d7b36a', '#d7b776', '#e4b46c'],
  acanthus: ['#929b62', '#719989', '#909564'],
  iron: ['#8b8b86', '#828c95', '#918981'],
  quill: ['#ece5d0', '#ecf2f5', '#efe4cf'],
  // The frame, the compass, the scale, and the rhumb lines.
  frameBar: ['#553a28', '#263a4e', '#5e2e1d'],
  tile: ['#ead5a2', '#e4e1d5', '#f0d5a4'],
  tileRed: ['#94402f', '#96383d', '#95392d'],
  oat: ['#ecdcad', '#eae7db', '#f4dbaf'],
  vellum: ['#efdfb5', '#edeade', '#f5dfb7'],
  ringInner: ['#d9c48e', '#d2cfc4', '#e0c390'],
  dividers: ['#c9a04a', '#c9a459', '#d7a04b'],
  dividersShade: ['#b58a3c', '#b1904a', '#bf8c3c'],
  dividersPin: ['#8a6426', '#866b31', '#906826'],
  rhumb: ['#5f4a33', '#404e5d', '#64433a'],
  // Mountains, hills and plains.
  peak: ['#faf3e0', '#f8fcff', '#fee7cd'],
  slope: ['#f0e2bf', '#e8eef1', '#fcd3a5'],
  mountainFoot: ['#ead8ae', '#e0e9f0', '#f8c695'],
  mountainShade: ['#7d6247', '#576982', '#914d32'],
  hill: ['#e9dba6', '#e5eff3', '#f8d399'],
  hillFoot: ['#e6d8a2', '#e5eff3', '#f8d399'],
  crag: ['#f2e6c8', '#ecf2f5', '#fcd8af'],
  cragShade: ['#bba37c', '#94a9c3', '#db8868'],
  grass: ['#6b6638', '#607b81', '#80693f'],
  tuft: ['#5d5c30', '#556f76', '#745e36'],
  dune: ['#8a6a3c', '#6d878e', '#8f7543'],
  thatch: ['#c09a50', '#bb9574', '#d18b4e'],
  skerry: ['#dcc89d', '#cfd5d8', '#e9b87f'],
  skerryStair: ['#f0e0b6', '#e6ecef', '#ffcf99'],
  // Water on the land.
  river: ['#6d9785', '#6d99b2', '#5f9a9a'],
  pool: ['#4f7c80', '#42748e', '#008389'],
  // Roads.
  roadBed: ['#f3e4bd', '#f6f3ec', '#f9e2bb'],
  highway: ['#8e3a27', '#903138', '#8f3226'],
  track: ['#7a5636', '#4f5e6e', '#74534a'],
  lane: ['#e7d3a0', '#f6f3ec', '#eed09e'],
  doorstep: ['#ecd9a8', '#f6f3ec', '#f3d6a6'],
  bridgeDeck: ['#d9b983', '#d3b49b', '#e6ae80'],
  // Trees and fields.
  treeShade: ['#3a4122', '#2b404d', '#473c24'],
  frond: ['#8b9058', '#678f7f', '#868b5c'],
  oakCrown: ['#93985a', '#6f9787', '#8e935f'],
  furrow: ['#7a6232', '#627c83', '#846a3b'],
  vine: ['#77803f', '#567d6e', '#757a43'],
  // Buildings and the things around them.
  copper: ['#6f9c8c', '#609b93', '#09a2a2'],
  domeShade: ['#23342f', '#062d46', '#03333e'],
  plumRoof: ['#75526e', '#68557f', '#794f71'],
  blueRoof: ['#4d6f8f', '#346295', '#0f65ac'],
  ochreRoof: ['#b98a4a', '#ad896a', '#c27f45'],
  timber: ['#d2ac6e', '#caa88b', '#dfa06b'],
  plank: ['#c09a63', '#b7977d', '#ca905f'],
  quay: ['#e4d3a8', '#cfdbe6', '#f0cea3'],
  log: ['#c99a62', '#bb997d', '#d0915c'],
  owl: ['#b98a52', '#ab8a6d', '#c0814c'],
  soil: ['#8a6a45', '#806956', '#8e6340'],
  straw: ['#d9b25c', '#dab56b', '#f7deb0'],
  paleStraw: ['#e3c47c', '#e6c788', '#f3c47e'],
  blade: ['#e4e2d6', '#e8eef1', '#e7e1d5'],
  anvil: ['#6f6c69', '#646e77', '#726b63'],
  steel: ['#9a978c', '#8e98a2', '#9d968d'],
  brass: ['#c08b3e', '#b7944a', '#c5903b'],
  darkBrass: ['#b98634', '#b28e42', '#c08a32'],
  oldGold: ['#a87624', '#a17e33', '#ae7a20'],
  wheel: ['#a8793f', '#9b795c', '#af7039'],
  socket: ['#5b3f28', '#384555', '#5b3b32'],
  portcullis: ['#b79a68', '#99a5af', '#bf9760'],
  forgeMouth: ['#4a2318', '#222f3e', '#43251d'],
  smoke: ['#f1e8d0', '#eff5f8', '#f4e7cf'],
  flame: ['#d9712c', '#d9712c', '#d9712c'],
  flameHeart: ['#f8d468', '#f8d468', '#f8d468'],
  spark: ['#cf6a28', '#cf6a28', '#cf6a28'],
  hearth: ['#e39a3f', '#e39a3f', '#e39a3f'],
  feather: ['#29222a', '#182533', '#371a13'],
  skin: ['#e8c79a', '#e8c6a4', '#d3a680'],
  // The ground of landmarks.
  forgeGround: ['#b9a06c', '#a0afb9', '#c29c68'],
  keepGround: ['#b7a274', '#a1b0ba', '#c09e70'],
  spellGround: ['#dccf9f', '#cbdbe5', '#ebc99b'],
  spellShade: ['#2b1a24', '#14202e', '#32160f'],
  dais: ['#efe3c4', '#deeaf6', '#f8e0c0'],
  glimmer: ['#b98427', '#b28c39', '#c08723'],
  amethystBright: ['#f1e9f3', '#f0e9f5', '#f4e8f2'],
  amethystLight: ['#d3c6df', '#d0c7e3', '#d9c4dd'],
  amethyst: ['#8d7cae', '#877db5', '#9778ab'],
  amethystDark: ['#5f5187', '#58528e', '#694c85'],
  beam: ['#c9902f', '#c19941', '#d0942b'],
  // The night over all of it: its dark near the moon, and what shines through. Far from it: see the site's
  // `night-sky`.
  moonlit: ['#263a6e', '#1d4a78', '#3a2f78'],
  moonGlow: ['#7d9ccf', '#7aa6d6', '#9a90d0'],
  moonlitName: ['#e9e4cf', '#e2ecf2', '#f0e3cd'],
  nightRim: ['#0d1730', '#0a1a30', '#150f30'],
  moon: ['#b9d0f4', '#c4ecff', '#cfc6ff'],
  lamplight: ['#ffb456', '#ffbe6a', '#ffae52'],
  lampEdge: ['#7a3a10', '#6e3c1c', '#84360e'],
  litPane: ['#ffdc86', '#ffe29c', '#ffd884'],
  runeLight: ['#e3c8ff', '#d3ccff', '#ebc2ff'],
  runeEdge: ['#5b34b4', '#3f42c4', '#6f2cb0'],
  // Beasts and ships.
  serpent: ['#6f9a80', '#479aa3', '#3da09b'],
  serpentBelly: ['#dccb92', '#d2d8db', '#e6c78f'],
  serpentMouth: ['#7d2f28', '#7f282f', '#7d291f'],
  dragon: ['#a04a38', '#a34247', '#a14336'],
  dragonShade: ['#7f3a2e', '#813437', '#7f342a'],
  wing: ['#b9764e', '#b66a68', '#c17054'],
  farWing: ['#c98a5c', '#c97c79', '#d38266'],
  dragonFire: ['#dd8433', '#dd8433', '#dd8433'],
  kraken: ['#94606a', '#7b6695', '#9a5c69'],
  krakenShade: ['#7d4f5c', '#68547f', '#824b5c'],
  sucker: ['#e8cfae', '#e8ceb5', '#d1af93'],
  whale: ['#6d8790', '#5f7996', '#527da8'],
  whaleBelly: ['#d9d3b4', '#d8dfe2', '#e1d0b2'],
  narwhal: ['#aebbb8', '#9bbbbf', '#a8bdbb'],
  fish: ['#b9c4bd', '#a4c5c8', '#b1c6c4'],
} as const satisfies Record<string, Row>

/** The shades of fields and plants. */
const MIXTURES = {
  crops: [
    ['#cdb766', '#b9b066', '#d4bf74', '#c4a962', '#aeb072'],
    ['#d3d7c2', '#c7cdb8', '#dbe0c9', '#c8cbb5', '#c3cbb7'],
    ['#d2b565', '#c0ad64', '#d9bd74', '#c8a762', '#b6ad6f'],
  ],
  broadleaf: [
    ['#9ba560', '#8a9756', '#a9b36c', '#7f8d54', '#929f5a', '#9fa862', '#b59a50'],
    ['#7aa292', '#6c9383', '#87b09f', '#628a7a', '#739b8b', '#7da595', '#79a191'],
    ['#b3ab62', '#a39c58', '#c0b770', '#979254', '#aaa55e', '#b8b06a', '#c9a253'],
  ],
  conifer: [
    ['#7d8a68', '#6f8063', '#868c66', '#748462', '#68795d'],
    ['#537c76', '#49716c', '#577f79', '#4d756f', '#426a65'],
    ['#8d8f5c', '#80855a', '#969562', '#868a5c', '#777d54'],
  ],
} as const satisfies Record<
  string,
  readonly [parchment: readonly string[], arctic: readonly string[], desert: readonly string[]]
>

/** The colour of white paper under a full wash of each watercolour. */
const PIGMENTS = {
  // The sheet itself, unpainted.
  parchment: ['#f6e8c6', '#eef3f6', '#fcf0d6'],
  umber: ['#be9668', '#9fb4c6', '#d8a878'],
  ochre: ['#e3b565', '#d8cdb8', '#eebb78'],
  sienna: ['#c98a52', '#8fa3ad', '#d0803f'],
  singe: ['#784a24', '#4f6d88', '#8a3f1e'],
  straw: ['#eedfa6', '#e6eeee', '#f0cb8c'],
  meadow: ['#cdd088', '#d3dccb', '#dccf94'],
  leaf: ['#98a758', '#9db8ac', '#a9a055'],
  needle: ['#7f9a6c', '#7fa0a6', '#a3a578'],
  moss: ['#a7b684', '#bccbb8', '#b5b47a'],
  rock: ['#b09a86', '#a9b6c6', '#dda98a'],
  frost: ['#c9d8dc', '#cfe0f0', '#f0dcc0'],
  earth: ['#a88c54', '#98a7b5', '#c8955f'],
  shade: ['#8b7874', '#7c8fae', '#a8817c'],
  shallows: ['#9cc8bd', '#b9d8e2', '#93d6dc'],
  water: ['#4f9dae', '#5c90ae', '#3f9ab8'],
  depth: ['#7096b8', '#6d8caa', '#5f8cbe'],
  shoreline: ['#4d8790', '#3a6f96', '#27708f'],
} as const satisfies Record<string, Row>

/** The colours of a region's borders, by its landmark. */
const TINTS = {
  forge: ['#e0a06a', '#e3b48f', '#ea9a5c'],
  runes: ['#b9a6cf', '#b9b0e0', '#b79ac0'],
  keep: ['#a9bccb', '#9fc0e0', '#a8b6c0'],
  athenaeum: ['#e2c766', '#e6d79c', '#e8c25a'],
  harbour: ['#92c3b4', '#9cd0cc', '#8fc4a8'],
  hall: ['#e09c8c', '#e0a9b0', '#e08a74'],
  mill: ['#bcc67c', '#bfd0a6', '#c6c178'],
  watchtower: ['#c8a98c', '#c3b6ac', '#cb9f80'],
} as const satisfies Record<string, Row>

/** All colours of the drawing in a mood: each by name, and several for each crop and kind of tree. */
export function drawingColours(mood: Mood) {
  return {
    colour: inMood<string, keyof typeof DRAWING>(mood, DRAWING),
    mixture: inMood<readonly string[], keyof typeof MIXTURES>(mood, MIXTURES),
    pigments: inMood<string, keyof typeof PIGMENTS>(mood, PIGMENTS),
    tints: inMood<string, keyof typeof TINTS>(mood, TINTS),
  }
}

/** The names of the drawing's colours, which marks have in place of values. */
export const colour = Object.fromEntries(
  [...Object.keys(DRAWING), 'woodShade'].map((name) => [name, `$${name}`]),
) as Readonly<Record<keyof typeof DRAWING | 'woodShade', string>>

/** The names of the drawing's colours by their values in parchment. */
const BY_VALUE = new Map(
  Object.entries(DRAWING).map(([name, [value]]) => [value as string, colour[name as keyof typeof DRAWING]]),
)

/** The red, green and blue of `#rrggbb`, `#rgb` or `rgb(…)`, each up to 255; undefined for another colour. */
function channelsOf(value: string): readonly number[] | undefined {
  const [, short, long, numbers] = /^(?:#([\da-f]{3})|#([\da-f]{6})|rgb\(([\d.,\s]+)\))$/i.exec(value) ?? []
  if (short) return [...short].map((digit) => Number.parseInt(digit + digit, 16))
  if (long) return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  return numbers?.split(/[\s,]+/).map(Number)
}

/**
 * The name of the colour in a drawing's file: the one with this value in parchment, else the nearest of those
 * that all drawings share. Undefined for `none`, and for what is no colour in numbers.
 */
export function colourNear(value = 'none'): string | undefined {
  const known = BY_VALUE.get(value)
  const channels = channelsOf(value)
  if (known || !channels) return known
  const distanceTo = ([other]: Row) =>
    channelsOf(other)?.reduce((sum, channel, index) => sum + (channel - (channels[index] ?? 0)) ** 2, 0) ?? 0
  const [nearest] = Object.entries(SHARED).sort(([, a], [, b]) => distanceTo(a) - distanceTo(b))
  return nearest && colour[nearest[0] as keyof typeof SHARED]
}

const namesOf = (name: keyof typeof MIXTURES): readonly string[] =>
  MIXTURES[name][0].map((_, index) => `$${name}${index}`)

/** The names of the shades of fields and plants: as many in each mood. */
export const mixture = {
  crops: namesOf('crops'),
  broadleaf: namesOf('broadleaf'),
  conifer: namesOf('conifer'),
}

/** A picture as SVG text, with the colours of a mood in place of their names. */
export function coloured(svg: string, mood: Mood): string {
  const { colour, mixture } = drawingColours(mood)
  const values: Record<string, string> = { ...colour, woodShade: siteColours(mood).day['wood-shade'] }
  for (const [name, shades] of Object.entries(mixture)) {
    for (const [index, shade] of shades.entries()) values[`${name}${index}`] = shade
  }
  return svg.replace(/"\$(\w+)"/g, (_, name) => `"${values[name]}"`)
}
