/** The icons of the buttons, as SVG paths in a 24 by 24 box. */
export const PLUS = 'M12 5.5q.6 6.5 0 13M5.5 12q6.5.7 13 0'
export const MINUS = 'M5.5 12q6.5.7 13 0'
export const WHOLE = 'M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5'
