import { expect, test } from '../fixtures.ts'
import { refuseCounters } from '../pages/checkout.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'

test('[PROD-07] the sample leads to the form, a free estimate to the order with the flat kept, and back to the form as it was filled', async ({
  page,
}) => {
  await page.goto('/cost-assessment-preview/')
  await refuseCounters(page)
  await page.getByRole('link', { name: /^Заказать за 99/ }).click()
  await expect(page).toHaveURL('/valuation/')
  const main = page.getByRole('main')
  await main.getByLabel('Адрес или кадастровый номер квартиры').fill(HOUSE)
  await main.getByLabel('Площадь').fill('54,3')
  await main.getByRole('button', { name: 'Оценить' }).click()
  await main.getByRole('button', { name: /^Заказать за 99/ }).click()
  await expect(page).toHaveURL('/valuation/?step=order')
  await expect(main.getByText(HOUSE).first()).toBeVisible()
  await expect(main.getByText('Оценка стоимости квартиры').first()).toBeVisible()
  await expect(main.getByRole('button', { name: /^Оплатить 99/ })).toBeVisible()
  await main.getByRole('link', { name: 'Изменить данные' }).click()
  await expect(main.getByLabel('Площадь')).toHaveValue('54,3')
  await expect(main.getByLabel('Адрес или кадастровый номер квартиры')).toHaveValue(HOUSE)
})
