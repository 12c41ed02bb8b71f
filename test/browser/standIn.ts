/** The site that the browser tests use: a copy of the project with the tests' realm. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECKOUT, STORIED_PORT } from './ports.ts'

export const SITE = join(tmpdir(), `realm-map-of-the-tests-${CHECKOUT}`)

/** In place of a file of ink, where a test does not look at it: drawing it is most of the work of a page. */
export const NO_INK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2048 1536"/>'

/**
 * Shell commands that update the copy, and that build a site; like all below, in the folder of the project.
 */
export const COPY_SITE = `test/owner/copy.sh test/helpers/realm ${SITE}`
export const buildOf = (site: string) => `test/owner/build.sh ${site}`

/**
 * The same site with an owner, a story, posts, pictures and an imprint: apart, as they would slow the other
 * tests. The page of the hearth is so long that the section of each place is a script of its own, and its
 * crafts are a triangle.
 */
export const STORIED = `${SITE}-with-stories`

/** The same site in a language that runs from right to left. */
export const MIRRORED_LANGUAGE = 'ar'
export const MIRRORED = `${SITE}-mirrored`

/** A site whose map is a picture of its owner's own. */
export const PAINTED = `${SITE}-painted`

export const BUILD_PAINTED = `test/owner/copy.sh test/owner/painted ${PAINTED} && ${buildOf(PAINTED)}`

/** Shell commands that copy all of the first site to another one, but what is built there. */
const copyTo = (site: string) =>
  `mkdir -p ${site} && rm -rf ${site}/src ${site}/public && ` +
  `tar --create --exclude ./dist --exclude ./built --directory ${SITE} . | tar --extract --directory ${site}`

type Changes = readonly (readonly [path: readonly (string | number)[], value: unknown])[]

/** Shell commands that change a site's table, and the record of its drawing as if it were drawn so. */
const setting = (site: string, file: string, changes: Changes) =>
  `node test/browser/set.mjs ${site}/src/${file} '${JSON.stringify(changes)}'`
const inTable = (site: string, ...changes: Changes) => setting(site, 'realm/realm.yaml', changes)
const inRecord = (site: string, ...changes: Changes) => setting(site, 'drawn/record.json', changes)

/** 80 cards, more than the script that pages share may have, one with a picture, the last with all words. */
const EMBERS = Array.from({ length: 80 }, (_, index) => ({
  title: `Ember ${index}`,
  description: 'Red until the morning, and warm for a day.',
  ...(index === 40 && { image: { file: 'tower.png', alt: 'A tower as high as a screenshot of a page' } }),
  ...(index === 79 && {
    tags: ['firelighting', 'Donaudampfschifffahrt'],
    level: { value: 3, says: 'conscientiously' },
    links: [{ label: 'Correspondence', link: '/letters' }],
  }),
}))

/** The owner, whose name and line are also on the record of the drawing. */
const [NAME, LINE] = ['Ada Lovelace', 'Engines and their programs']
const EMAIL = 'augusta.ada.king@analytical-engines.example.org'

/** The positions of these places in the table, and the crafts as a triangle, its tip at the top. */
const [CRAFTS, LETTERS, HEARTH] = [1, 4, 5]
const TRIANGLE = [
  [1062, 867],
  [1250, 955],
  [1250, 780],
]

/** In a folder of its host, and built with the host's origin. */
export const STORIED_AT = `BASE_PATH=/portfolio/ SITE_ORIGIN=http://localhost:${STORIED_PORT}`

/** Shell commands that create it from the first one. */
export const BUILD_STORIED = [
  copyTo(STORIED),
  `cp -R ${join(import.meta.dirname, 'stories')}/. ${STORIED}/src/realm`,
  inTable(
    STORIED,
    [['owner'], { name: NAME, line: LINE, email: EMAIL, profiles: [] }],
    [['pages'], [{ name: 'Imprint' }]],
    [['regions', CRAFTS, 'corners'], TRIANGLE],
    [['regions', LETTERS, 'posts'], true],
    [['regions', HEARTH, 'cards'], EMBERS],
  ),
  inRecord(STORIED, [['name'], NAME], [['line'], LINE], [['places', CRAFTS, 'corners'], TRIANGLE]),
  `${STORIED_AT} ${buildOf(STORIED)}`,
].join(' && ')

/** Shell commands that create the mirrored site in the same way. */
export const BUILD_MIRRORED = [
  copyTo(MIRRORED),
  inTable(MIRRORED, [['language'], MIRRORED_LANGUAGE]),
  inRecord(MIRRORED, [['language'], MIRRORED_LANGUAGE]),
  buildOf(MIRRORED),
].join(' && ')
