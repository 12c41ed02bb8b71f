/** `virtual:honours` of the tests, in place of the build's. */
import type { Finds } from '../../src/table/curiosities'

export const { banner, dive }: Pick<Finds, 'banner' | 'dive'> = {
  banner: [200, 300, 300, 26],
  dive: { from: [400, 460, 200, 80], to: [1000, 900, 100, 40] },
}
