/** Where the site stands that the browser tests are run on: a copy of the project with the realm of the tests' own. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SITE = join(tmpdir(), 'realm-map-of-the-tests')

/** What a shell runs to bring it up to date, and to be in its folder. */
export const ENTER_SITE = `test/owner/copy.sh test/helpers/realm.ts ${SITE} && cd ${SITE}`
