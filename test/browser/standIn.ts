/** The site that the browser tests use: a copy of the project with the tests' realm. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SITE = join(tmpdir(), 'realm-map-of-the-tests')

/** Shell commands that update the copy and enter its folder. */
export const ENTER_SITE = `test/owner/copy.sh test/helpers/realm.ts ${SITE} && cd ${SITE}`

/**
 * The same site with an owner, a story, posts, pictures and an imprint: apart, as they would slow the other tests. The page
 * of the hearth is so long that the section of each place is a script of its own, and its crafts are a triangle.
 */
export const STORIED = `${SITE}-with-stories`

/** The same site in a language that runs from right to left. */
export const MIRRORED_LANGUAGE = 'ar'
export const MIRRORED = `${SITE}-mirrored`

/** A site whose map is a picture of its owner's own. */
export const PAINTED = `${SITE}-painted`

/** Shell commands that update it and enter its folder. */
export const ENTER_PAINTED = `test/owner/copy.sh test/owner/painted/realm.ts ${PAINTED} && cd ${PAINTED}`

/** 80 cards, more than the script that pages share may have. */
const EMBERS =
  "Array.from({ length: 80 }, (_, i) => ({ title: 'Ember ' + i, description: 'Red until the morning, and warm for a day.' }))"

/** Its owner, whose name is also on the record of the drawing. */
const ADA =
  "'Ada Lovelace', line: 'Engines and their programs', email: 'augusta.ada.king@analytical-engines.example.org'"

/** The corners of its crafts, a triangle with its tip at the top, in place of a box; also those on the record. */
const [CRAFTS_BOX, CRAFTS] = ['corners(780, 1062, 955, 1250)', '[[1062,867],[1250,955],[1250,780]]']
const CRAFTS_DRAWN = '[[1062,780],[1062,955],[1250,955],[1250,780]]'

/** A pattern of `sed` in which brackets stand for themselves. */
const literal = (pattern: string) => pattern.replace(/[[\]]/g, '\\$&')

/** Shell commands that create it from the first one, whose folder they leave as the current one. */
export const COPY_STORIED = [
  `rm -rf ${STORIED}`,
  `cp -R ${SITE} ${STORIED}`,
  `cp -R ${join(import.meta.dirname, 'stories')}/. ${STORIED}/src/realm`,
  `sed -i.before "s/name: 'Letters',/& posts: true,/; s/name: 'Hearth',/& cards: ${EMBERS},/" ${STORIED}/src/realm.ts`,
  `sed -i.before "s/Page\\[\\] = \\[\\]/Page[] = [{ name: 'Imprint' }]/" ${STORIED}/src/realm.ts`,
  `sed -i.before "s/name: '', line: '', email: ''/name: ${ADA}/" ${STORIED}/src/realm.ts`,
  `sed -i.before "s/${CRAFTS_BOX}/${CRAFTS}/" ${STORIED}/src/realm.ts`,
  `sed -i.before '${literal(`s/${CRAFTS_DRAWN}/${CRAFTS}/`)}' ${STORIED}/src/drawn/record.json`,
  `sed -i.before 's/"name":"","line":""/"name":"Ada Lovelace","line":"Engines and their programs"/' ${STORIED}/src/drawn/record.json`,
].join(' && ')

/** Shell commands that create the mirrored site in the same way. */
export const COPY_MIRRORED = [
  `rm -rf ${MIRRORED}`,
  `cp -R ${SITE} ${MIRRORED}`,
  `sed -i.before "s/language: Language = .*/language: Language = '${MIRRORED_LANGUAGE}'/" ${MIRRORED}/src/realm.ts`,
  `sed -i.before 's/"language":"en"/"language":"${MIRRORED_LANGUAGE}"/' ${MIRRORED}/src/drawn/record.json`,
].join(' && ')
