/** The site that the browser tests use: a copy of the project with the tests' realm. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECKOUT } from './ports.ts'

export const SITE = join(tmpdir(), `realm-map-of-the-tests-${CHECKOUT}`)

/** In place of a file of ink, where a test does not look at it: drawing it is most of the work of a page. */
export const NO_INK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2048 1536"/>'

/** Shell commands that update the copy and enter its folder. */
export const ENTER_SITE = `test/owner/copy.sh test/helpers/realm ${SITE} && cd ${SITE}`

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

/** Shell commands that update it and enter its folder. */
export const ENTER_PAINTED = `test/owner/copy.sh test/owner/painted ${PAINTED} && cd ${PAINTED}`

type Changes = readonly (readonly [path: readonly (string | number)[], value: unknown])[]

/** Shell commands that change a site's table, and the record of its drawing as if it were drawn so. */
const setting = (site: string, file: string, changes: Changes) =>
  `node test/browser/set.mjs ${site}/src/${file} '${JSON.stringify(changes)}'`
const inTable = (site: string, ...changes: Changes) => setting(site, 'realm/realm.yaml', changes)
const inRecord = (site: string, ...changes: Changes) => setting(site, 'drawn/record.json', changes)

/** 80 cards, more than the script that pages share may have. */
const EMBERS = Array.from({ length: 80 }, (_, index) => {
  return { title: `Ember ${index}`, description: 'Red until the morning, and warm for a day.' }
})

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

/** Shell commands that create it from the first one, whose folder they leave as the current one. */
export const COPY_STORIED = [
  `rm -rf ${STORIED}`,
  `cp -R ${SITE} ${STORIED}`,
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
].join(' && ')

/** Shell commands that create the mirrored site in the same way. */
export const COPY_MIRRORED = [
  `rm -rf ${MIRRORED}`,
  `cp -R ${SITE} ${MIRRORED}`,
  inTable(MIRRORED, [['language'], MIRRORED_LANGUAGE]),
  inRecord(MIRRORED, [['language'], MIRRORED_LANGUAGE]),
].join(' && ')
