/**
 * Whether the words of the demo, its places, READMEs and pictures are checked: with `DEMO=1`, as in .ci/run.
 * Everywhere else they may be an owner's, which no test judges.
 */
export const isDemo = process.env.DEMO === '1'

/** Why a test of them skips itself. */
export const OWNERS = 'these may be the words of an owner: DEMO=1 checks those of the demo'
