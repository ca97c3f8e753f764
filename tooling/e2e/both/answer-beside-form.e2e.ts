import { expect, test } from '../fixtures.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[SELL-08] the answer about a passport names its number and goes when a digit changes', async ({
  page,
}) => {
  await page.goto('/proverka-pasporta/')
  const form = page.locator('#form')
  const number = form.getByLabel('Серия и номер паспорта')
  const answer = form.getByRole('status')
  await number.fill('0000 000123')
  await form.getByRole('button', { name: /^Проверить/ }).click()
  await expect(answer).toContainText('Паспорт •••• ••0123')
  await number.press('End')
  await number.press('Backspace')
  await expect(answer).toBeEmpty()

  // An answer that was on its way when the number changed never comes.
  await number.fill('0000 000124')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/passport', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/passport')
  await form.getByRole('button', { name: /^Проверить/ }).click()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/passport'))
  await asked
  await number.fill('0000 000125')
  await lost
  release()
  await expect(answer).toBeEmpty()
  await page.unroute('**/passport')
  await form.getByRole('button', { name: /^Проверить/ }).click()
  await expect(answer).toContainText('Паспорт •••• ••0125')
})

test('[SELL-08] an estimate goes when its flat changes', async ({ page }) => {
  await page.goto('/valuation/')
  const main = page.getByRole('main')
  await main
    .getByLabel('Адрес или кадастровый номер квартиры')
    .fill('г. Образцовск, ул. Кленовая, д. 14, кв. 3')
  await main.getByLabel('Площадь').fill('54')
  await main.getByRole('button', { name: 'Оценить' }).click()
  const estimate = main.getByRole('region', { name: 'Оценка', exact: true })
  await expect(estimate).toContainText('54')
  await main.getByLabel('Площадь').fill('74')
  await expect(estimate).toHaveCount(0)
})

test('[SELL-08] «no such house» goes when another one is typed', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  expectTrouble(/Данные не пришли: house-details/)
  await page.goto('/?auth=login')
  await signInAs(page, 'client@example.com')
  await page.goto('/sale-history/г_Москва,_ул_Мира,_д_5/')
  const absent = page.getByText('Такого дома нет в\u00a0данных')
  await expect(absent).toBeVisible()
  await page.getByLabel('Адрес дома').fill('г Москва, ул Мира, д 7')
  await expect(absent).toHaveCount(0)
})
