/** Paints the map, 3000 x 1800 px by day and by night, into `src/realm` of a copy: `node files.mjs COPY`. */
import { join } from 'node:path'
import sharp from 'sharp'

const [copy = '.'] = process.argv.slice(2)
const SIZE = 'width="3000" height="1800"'

/** Flats with creeks and three villages, in some colours. */
const paint = ([sea, sand, wall, roof]) => `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>
  <filter id="grain"><feTurbulence baseFrequency="0.012" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 0.4  0 0 0 0 0.3  0 0 0 0 0.2  0.9 0 0 0 -0.25"/></filter>
  <rect ${SIZE} fill="${sea}"/>
  <path d="M0,1300Q500,700 1200,900T2400,500L3000,0V1500Q2200,1300 1500,1600T0,1700z" fill="${sand}"/>
  <path d="M200,1750Q900,1200 1500,1250T2950,600M1400,1250Q1500,900 1300,600" fill="none" stroke="${sea}" stroke-width="38"/>
  ${[
    [510, 1400],
    [2100, 950],
    [2850, 380],
  ].map(
    ([x, y]) => `<g transform="translate(${x} ${y})"><path d="M-150,0v-120h300v120z" fill="${wall}"/>
    <path d="M-180,-120L0,-290 180,-120z" fill="${roof}"/><path d="M-25,0v-70h50v70z" fill="${sea}"/></g>`,
  )}
  <rect ${SIZE} filter="url(#grain)" opacity="0.5"/>
</svg>`

const day = ['#7fb3b8', '#e6d3a3', '#f6efe0', '#a8452f']
const night = ['#0e2433', '#2c2f3d', '#6b6a72', '#8a5a2f']
for (const [name, colours] of Object.entries({ 'flats.png': day, 'flats-night.png': night }))
  await sharp(Buffer.from(paint(colours)))
    .png()
    .toFile(join(copy, 'src/realm', name))
