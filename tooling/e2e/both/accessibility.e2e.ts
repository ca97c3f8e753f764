import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const PAGES = [
  '/',
  '/check-person/',
  '/proverka-fssp/',
  '/registration/',
  '/privacy/',
  '/object/00:14:0203005:1047/',
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of PAGES) {
  test(`${path} has no accessibility fault and does not scroll sideways, light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Shift')
    expect(await faultsIn(page, (axe) => axe.withTags(RULES))).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    // Dark is the same page in other colours.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await faultsIn(page, (axe) => axe.withRules('color-contrast'))).toEqual([])
  })
}

async function faultsIn(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Without frames in the page one run in the page itself is all that is needed.
  const { violations } = await choose(new AxeBuilder({ page })).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
