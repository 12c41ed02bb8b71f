/** What axe, a checker of accessibility, finds on a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations that axe finds on the page: of all rules, or of those about colours. In the page itself: its
 * other mode opens a window for each report.
 */
export async function violationsOn(page: Page, { isColoursAlone = false } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isColoursAlone
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}
