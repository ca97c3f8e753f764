import { expect, test } from '../fixtures.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'

test('[PROD-06] an independent report is put into the cart of an object', async ({ page }) => {
  await page.goto(`/object/${FLAT}/`)
  await refuseCounters(page)
  const option = page.locator('label').filter({ hasText: 'Независимый отчет' })
  await expect(option.getByText('Проверка собственника с заключением')).toBeVisible()
  await page.getByRole('checkbox', { name: /Независимый отчет/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .filter({ visible: true })
    .first()
    .click()
  const main = page.getByRole('main')
  await expect(main.getByText('Независимый отчет').first()).toBeVisible()
  await main.getByLabel('Фамилия собственника').fill('Ладогин Арсений Петрович')
  await main.getByLabel('Дата рождения').fill('14031987')
  await expect(main.getByRole('button', { name: /^Оплатить 499/ })).toBeVisible()
})

test('[PROD-08] cars are checked by the real-estate brand, too, with a sample before', async ({ page }) => {
  await page.goto('/check-auto-preview/')
  await refuseCounters(page)
  await expect(page.getByText('000DEM00000000056').first()).toBeVisible()
  await page.getByRole('link', { name: /^Заказать за 99/ }).click()
  await expect(page).toHaveURL('/proverka-avto/')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /VIN/ }).check()
  await main.getByRole('textbox', { name: 'VIN' }).fill('000DEM00000000056')
  await main.getByRole('button', { name: /^Проверить/ }).click()
  await expect(main.getByText('Проверка авто').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Оплатить 99/ })).toBeVisible()
})

test('[PROD-11] the credit reliability of a person is checked by the real-estate brand, too', async ({
  page,
}) => {
  await page.goto('/credit-rating/')
  await refuseCounters(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Финансовая надежность' })).toBeVisible()
  await fillLadogin(page)
  await main.getByRole('button', { name: /^Проверить за 299/ }).click()
  await expect(main.getByRole('button', { name: /^Оплатить 299/ })).toBeVisible()
})
