import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'

/** One page of each composition; the others, whose parts are looked at in the stories, are long. */
const PAGES = ['/', '/check-person/', '/object/00:14:0203005:1047/']
const MORE_PAGES = [
  '/proverka-fssp/',
  '/otchet-na-osnove-vypiski-iz-egrn/',
  '/registration/',
  '/privacy/',
  '/adverts/',
  '/verify/',
  // A code whose last sign does not fit: an error of the field.
  '/verify/7K4M9-2QXAN/',
  // A number that does not exist, a quarter, words, an object that left the register.
  '/object/00:14:0203005:1947/',
  '/object/00:14:0203009/',
  '/object/Образцовск, Полевая 13/',
  '/object/00:14:0203009:302/',
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of [...PAGES, ...MORE_PAGES]) {
  const tag = PAGES.includes(path) ? [] : '@long'
  test(
    `${path} has no accessibility fault and does not scroll sideways, light and dark`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Shift')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // Our pages have no frames: one run in the page itself is all that is needed.
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
        expect(faults, colorScheme).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, colorScheme).toBeLessThanOrEqual(0)
      }
    },
  )
}
