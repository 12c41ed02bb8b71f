/** Where the site stands that the browser tests are run on: a copy of the project with the realm of the tests' own. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SITE = join(tmpdir(), 'realm-map-of-the-tests')

/** What a shell runs to bring it up to date, and to be in its folder. */
export const ENTER_SITE = `test/owner/copy.sh test/helpers/realm.ts ${SITE} && cd ${SITE}`

/** The same site with a story, posts and pictures, which no other test is to pay for. */
const STORIED = `${SITE}-with-stories`

/** What a shell runs to make it of the first one, and to be in its folder. */
export const ENTER_STORIED = [
  `rm -rf ${STORIED}`,
  `cp -R ${SITE} ${STORIED}`,
  `cp -R test/browser/stories ${STORIED}/src/realm`,
  `sed -i.before "s/name: 'Letters',/& posts: true,/" ${STORIED}/src/realm.ts`,
  `cd ${STORIED}`,
].join(' && ')
