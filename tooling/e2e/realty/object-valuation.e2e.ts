import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

test('[PROD-07] an object page offers the valuation of its flat, whose form knows address, area and floor', async ({
  page,
}) => {
  await page.goto('/object/00:14:0203005:1047/')
  await refuseCounters(page)
  const offer = page.getByRole('link', { name: 'Оценить квартиру' })
  await expect(page.getByText(/54,3\sм²/).first()).toBeVisible()
  await offer.click()
  await expect(page).toHaveURL(/\/valuation\/\?address=/)
  await expect(page.getByLabel('Площадь')).toHaveValue('54,3')
  await expect(page.getByLabel('Адрес или кадастровый номер квартиры')).toHaveValue(
    /Кленовая, д\. 14, кв\. 47/,
  )
  await page.getByRole('button', { name: 'Оценить' }).click()
  await expect(page.getByRole('button', { name: /^Заказать за\s99\s₽/ })).toBeVisible()
})

test('what is no flat is not valued', async ({ page }) => {
  await page.goto('/object/00:14:0000000:55/')
  await refuseCounters(page)
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Оценить квартиру' })).toHaveCount(0)
})
