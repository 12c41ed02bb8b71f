import { expect, it } from 'vitest'
import { drawPlace } from '../../src/cartography/picture/places'
import type { Region } from '../../src/table/table'
import { corners } from '../helpers/corners'
import { NO_PICTURE } from '../helpers/noPicture'
import * as realm from '../helpers/realm'

const at = (left: number, top: number) =>
  ({ ...realm.regions[0], corners: corners(left, top, left + 200, top + 200) }) as Region

it.each([
  { where: 'inside the map', left: 900, top: 700, wash: 'x="811" y="674" width="378" height="252"' },
  { where: 'at its left edge', left: 10, top: 700, wash: 'x="0" y="674" width="299" height="252"' },
  { where: 'in its last corner', left: 1840, top: 1330, wash: 'x="1751" y="1304" width="297" height="232"' },
])('the picture of a place $where has as much wash as the map has', ({ left, top, wash }) => {
  expect(drawPlace(NO_PICTURE, at(left, top), 'wash.webp')).toContain(`<image href="wash.webp" ${wash} `)
})
