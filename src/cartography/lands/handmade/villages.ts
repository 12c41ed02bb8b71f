/** The villages, placed by hand. */
import type { Building, Village } from '../geography.ts'

/** A village from a text such as `'chapel 0,-8 hut 14,2'`. */
function village(x: number, y: number, text: string): Village {
  const words = text.split(' ')
  const buildings = words.flatMap((word, index) => {
    if (index % 2 === 0) return []
    const [right, down] = word.split(',').map(Number) as [number, number]
    return [[words[index - 1] as Building, right, down] as const]
  })
  return { at: [x, y], buildings }
}

/** All villages. */
export const villages: readonly Village[] = [
  village(1000, 994, 'cottage 30,-12 inn -8,2 slate 22,6 cross 6,-2 hut -34,6 fence -20,14'),
  village(1258, 1036, 'inn -6,-10 cottage 20,-12 slate 26,4 hut -26,2 well 8,2 fence -4,12'),
  village(812, 560, 'barn -12,-8 hut 14,-10 cottage 4,6 haystack -26,4 haystack -18,7 fence 20,6'),
  village(806, 492, 'slate -14,-8 cottage 10,-12 longhouse 0,5 well 20,2'),
  village(1750, 582, 'watermill -14,-2 cottage 12,-12 cottage 20,4 hut -2,10 fence 34,-6'),
  village(1446, 1092, 'hut -18,-4 hut 2,-8 cottage 20,-2 boat -4,6 nets 34,6'),
  village(956, 1340, 'cottage -16,-8 slate 8,-12 hut 22,2 chapel -6,8'),
  village(452, 1048, 'longhouse -14,-4 cottage 10,-8 boat 28,2 nets -2,6'),
  village(1222, 668, 'chapel -10,-6 cottage 16,-8 hut 4,8 well 24,6'),
  village(340, 676, 'cottage -12,-8 slate 14,-4 longhouse 0,10 fence -26,4'),
  village(870, 1058, 'windmill -24,-8 barn 4,-8 hut 26,-2 haystack -6,4 haystack 2,7 scarecrow 40,4'),
  village(1010, 624, 'cottage -14,-6 hut 6,-10 longhouse 14,5 well -4,4'),
  village(1806, 712, 'slate -12,-6 cottage 8,-10 boat 2,6'),
  village(1100, 258, 'inn -10,-8 hut 14,-8 slate 18,6 cross -2,4 fence -24,4'),
  village(690, 730, 'windmill 0,-2 cottage -20,2 barn 24,4'),
  village(1310, 580, 'hut -8,-6 hut 10,-4 well 0,6'),
  village(1560, 470, 'cottage -14,-6 hut 8,-8 barn 0,8 fence 24,4'),
  village(560, 600, 'chapel 6,-8 cottage -18,-4 hut -6,8 slate 26,4'),
  village(1340, 1010, 'windmill 0,0 cottage 20,4'),
  village(660, 430, 'longhouse -12,-4 hut 12,-8 boat -16,6 nets 6,5'),
]
