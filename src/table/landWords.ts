/** The words that a land can grow from. */

/** A word for a land, or none. */
export const LAND_WORD = /^([\p{L}\p{N}]([\p{L}\p{N} ]{0,38}[\p{L}\p{N}])?)?$/u

/** Some to begin with. Any other is as good. */
export const LAND_WORDS: readonly string[] = (
  'heron gorse birch amber fjord moss elm otter juniper harrow lantern quill basalt wren cinder meadow rook saffron ' +
  'thistle umber willow yarrow kestrel marlin'
).split(' ')
