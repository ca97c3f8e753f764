import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { becomeClient } from '../pages/visitors.ts'

test.use({ viewport: { width: 390, height: 844 } })

const MOST_PX = 96

/** How much of the foot of the screen what is fixed there covers, in px. */
const coveredOf = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, display, visibility } = getComputedStyle(element)
      const { bottom, height, width } = element.getBoundingClientRect()
      const isBar = position === 'fixed' && display !== 'none' && visibility === 'visible'
      return isBar && height > 0 && width > innerWidth / 2 && bottom > innerHeight - 100
    })
    return innerHeight - Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
  })

test('[UI-054] on a phone the question about cookies covers at most 96 px', async ({ page }) => {
  for (const path of ['/', '/proverka-pasporta/', '/proverka-fssp/']) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeInViewport({ ratio: 1 })
    const covered = await coveredOf(page)
    expect(covered, path).toBeGreaterThan(0)
    expect(covered, path).toBeLessThanOrEqual(MOST_PX)
  }
})

test('on a phone the answer about a passport lies under no bar', async ({ page }) => {
  await page.goto('/proverka-pasporta/')
  const form = page.locator('#form')
  await form.getByLabel('Серия и номер паспорта').fill('0000 000123')
  await form.getByRole('button', { name: /^Проверить/ }).click()
  const words = form.getByRole('status').getByText(/^Паспорт ••••/)
  await expect(words).toBeVisible()
  // The question waits while a field has the focus, which a press that sends leaves where it is.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeVisible()
  await expect.poll(() => words.evaluate(isOnTop)).toBe(true)
})

test('[UI-034] on a phone the bar of places and the offer of a tariff cover at most 96 px together', async ({
  page,
  ownEmail,
}) => {
  await becomeClient(page, ownEmail)
  for (const path of ['/', '/privacy/']) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Специальная цена' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeInViewport({ ratio: 1 })
    const covered = await coveredOf(page)
    expect(covered, path).toBeGreaterThan(0)
    expect(covered, path).toBeLessThanOrEqual(MOST_PX)
  }
})

/** Whether the middle of an element is in view and not covered by anything. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
