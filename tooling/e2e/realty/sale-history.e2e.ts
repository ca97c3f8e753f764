import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { signInAs } from '../pages/sign-in.ts'

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'

test('[PROD-10] a signed-in person sees the flats of a house with dates and prices, and the years as a chart', async ({
  page,
}) => {
  await page.goto('/?auth=login')
  await signInAs(page, 'client@example.com')
  await page.goto('/sale-history/')
  const main = page.getByRole('main')
  await main.getByLabel('Адрес дома').fill(HOUSE)
  await main.getByRole('button', { name: 'Показать продажи' }).click()
  const rows = main.getByRole('table', { name: /^Квартиры дома/ }).locator('tbody tr')
  await expect(rows).toHaveCount(60)

  const { data } = await callAs(
    page,
    'GET',
    `/property/info/house_details_new?address=${encodeURIComponent(HOUSE)}`,
  )
  const { flats } = data as { flats: { flat: string; sales: { date: string; price: number }[] }[] }
  const sold = flats.find(({ sales }) => sales.length > 0)
  const [first] = sold?.sales ?? []
  const row = rows.nth(flats.findIndex((flat) => flat === sold))
  const digits = (await row.innerText()).replaceAll(/\D/g, '')
  expect(digits).toContain(String(first?.price))
  expect(digits).toContain(first?.date.split('-').toReversed().join(''))
  const unsold = flats.findIndex(({ sales }) => sales.length === 0)
  await expect(rows.nth(unsold)).toContainText(/продаж не\sнайдено/)

  const years = new Set(flats.flatMap(({ sales }) => sales.map(({ date }) => date.slice(0, 4))))
  await expect(main.getByRole('img', { name: /^График\. Метр/ })).toBeVisible()
  await main.getByRole('button', { name: /^Таблицей/ }).click()
  const table = main.getByRole('table', { name: /^Медиана цены метра/ })
  for (const year of years) await expect(table.getByRole('rowheader', { name: year })).toBeVisible()
})
