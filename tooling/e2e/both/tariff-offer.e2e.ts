import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { becomeClient, earnTariff, visit } from '../pages/visitors.ts'

const offerOf = (page: Page) => page.getByRole('region', { name: 'Специальная цена' })

/** Sums the movements of what was in view, as Web Vitals do (0 to 1). */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { moved = '0' } = document.documentElement.dataset
        document.documentElement.dataset['moved'] = String(
          Number(moved) + (entry as unknown as { value: number }).value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The check of the token has told the page who is here and under which tariff: what depends on it is drawn. */
async function openAs(page: Page, path: string): Promise<void> {
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/token')
  await page.goto(path)
  await told
  await expect(
    page
      .getByRole('banner')
      .locator('summary', { hasText: 'Кабинет' })
      .or(page.getByRole('navigation', { name: 'Основные разделы' }))
      .first(),
  ).toBeVisible()
}

test('[TARIFF-03] a client of the first tariff sees the offer on the first page that is opened, / included, and nothing moves for it; not on the pages of tariffs', async ({
  page,
  ownEmail,
}) => {
  await becomeClient(page, ownEmail)
  await watchMoves(page)
  await openAs(page, '/')
  await expect(offerOf(page)).toBeInViewport()
  await expect(offerOf(page)).toContainText('«Базовый»')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01)
  // The end of the page can be read below it.
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
  for (const path of ['/tariff/', '/user/tariff/']) {
    await openAs(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offerOf(page)).toHaveCount(0)
  }
  await page.goto('/privacy/')
  await expect(offerOf(page)).toBeInViewport()
  await offerOf(page).getByRole('button', { name: 'Скрыть предложение' }).click()
  await expect(offerOf(page)).toHaveCount(0)
  await openAs(page, '/')
  await expect(offerOf(page)).toHaveCount(0)
})

test('[TARIFF-03] [ROLE-31] no offer for a guest, an administrator and a client whose tariff has risen', async ({
  browser,
  baseURL,
  ownEmail,
}) => {
  const origin = baseURL ?? ''
  const password = await earnTariff(browser, origin, ownEmail)
  for (const [username, word] of [
    [undefined, undefined],
    ['admin@example.com', undefined],
    [ownEmail, password],
  ] as const) {
    const { context, page } = await visit(browser, origin, username, word)
    if (username === undefined) await page.goto('/')
    else await openAs(page, '/')
    // A touch starts the script of a guest's page, too.
    await page.keyboard.press('Shift')
    await expect(page.locator('body')).toHaveAttribute('data-page', 'index')
    await expect(offerOf(page)).toHaveCount(0)
    await context.close()
  }
})
