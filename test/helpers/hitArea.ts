/** The hit area of a place, as a selector within its link on the picture: the link contains nothing else. */
export const HIT_AREA = '*'

/** The box of a hit area in map px: left, top, right and bottom. */
export function boxOfHitArea(area: Element): number[] {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(area.getAttribute(name)),
  )
  return [x, y, x + width, y + height]
}
