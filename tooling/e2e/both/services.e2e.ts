import type { Page } from '@playwright/test'
import { buildPath, LANDING_ROUTES } from '@proverka/domain/navigation'
import { expect, test } from '../fixtures.ts'

/** The entry of the header; on a narrow screen it is behind the burger. */
async function pressServices(page: Page, name: string) {
  const banner = page.getByRole('banner')
  const burger = banner.locator('summary', { hasText: 'Меню' })
  if ((page.viewportSize()?.width ?? 0) < 992) await burger.click()
  await banner.getByRole('link', { name }).filter({ visible: true }).click()
}

test('[UI-013, UI-038] «Сервисы» opens the dialog with price and time, at the very first press too', async ({
  page,
}) => {
  await page.goto('/')
  await pressServices(page, 'Сервисы')
  const dialog = page.getByRole('dialog', { name: 'Сервисы' })
  const row = dialog.getByRole('link', { name: /Проверка человека.*₽/ })
  await expect(row).toContainText(/от\s99\s₽/)
  await expect(row).toContainText('от 5 минут')
  await expect(page).toHaveURL('/')
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
  await pressServices(page, 'Сервисы')
  await row.click()
  await expect(page).toHaveURL('/check-person/')
  await expect(dialog).toBeHidden()
})

test('every landing that search engines know is reached from «Сервисы»', async ({ page }) => {
  await page.goto('/')
  await pressServices(page, 'Сервисы')
  const dialog = page.getByRole('dialog', { name: 'Сервисы' })
  await expect(dialog.getByRole('list', { name: 'Все проверки' })).toBeVisible()
  const hrefs = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const landings = LANDING_ROUTES.filter(({ noindex }) => !noindex).map(({ name }) => buildPath(name))
  expect(landings.filter((path) => !hrefs.includes(path))).toEqual([])
  await dialog.getByRole('link', { name: 'Проверка водителя' }).click()
  await expect(page).toHaveURL('/proverka-voditelya/')
  await expect(dialog).toBeHidden()
})

test('the list of services in the footer stands in for the dialog without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  const target = await page.locator('header a', { hasText: 'Сервисы' }).first().getAttribute('href')
  expect(target).toBe('#services')
  await expect(page.locator('footer nav#services').getByRole('link').first()).toBeVisible()
  await context.close()
})
