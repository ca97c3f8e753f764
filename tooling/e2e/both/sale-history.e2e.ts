import { expect, test } from '../fixtures.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'

test('[ROUTE-037, ROUTE-038] a guest who asks for the sales of a house signs in and comes to them', async ({
  page,
}) => {
  await page.goto('/sale-history/')
  const main = page.getByRole('main')
  await main.getByLabel('Адрес дома').fill(`${HOUSE}, кв. 3`)
  await main.getByRole('button', { name: 'Показать продажи' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('историю продаж')
  expect(new URL(page.url()).pathname).toBe('/sale-history/')
  await signInAs(page, 'client@example.com')
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).pathname))
    .toBe('/sale-history/г._Образцовск,_ул._Кленовая,_д._14/')
  await expect(main.getByRole('table', { name: /^Квартиры дома/ }).locator('tbody tr')).toHaveCount(60)
  await expect(page.locator('body')).toHaveAttribute('data-page', 'sale-history-detail')
  // Opened by its address, it shows the same.
  await page.reload()
  await expect(main.getByRole('table', { name: /^Квартиры дома/ }).locator('tbody tr')).toHaveCount(60)
})

test('[ROUTE-037] [ROUTE-038] the address goes along with underscores and is asked for with spaces', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  expectTrouble(/Данные не пришли: house-details/)
  await page.goto('/?auth=login')
  await signInAs(page, 'client@example.com')
  await page.goto('/sale-history/')
  const main = page.getByRole('main')
  await main.getByLabel('Адрес дома').fill('г Москва,  ул Мира, д 5')
  const asked = page.waitForRequest((request) => request.url().includes('/house_details_new'))
  await main.getByRole('button', { name: 'Показать продажи' }).click()
  expect(new URL((await asked).url()).searchParams.get('address')).toBe('г Москва, ул Мира, д 5')
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).pathname))
    .toBe('/sale-history/г_Москва,_ул_Мира,_д_5/')
  await expect(main.getByText('Такого дома нет в\u00a0данных')).toBeVisible()
  // The form keeps the query, so that it can be corrected.
  await expect(main.getByLabel('Адрес дома')).toHaveValue('г Москва, ул Мира, д 5')
})
