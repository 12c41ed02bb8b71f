/** The hit area of a place, inside its link on the picture: the only selector of it in the tests. */
export const HIT_AREA = 'rect'
