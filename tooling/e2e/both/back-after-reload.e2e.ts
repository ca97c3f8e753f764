import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { watchApp } from '../pages/app-ready.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test('Back after a reload shows the page of its address, before its app runs', async ({ page }) => {
  const app = await watchApp(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/sources/')
  await page.keyboard.press('Shift')
  await expect(app).toBeAttached()
  await page.locator('a[href="/tariff/"]').filter({ visible: true }).first().click()
  await expect(heading).toHaveText('Тарифы')
  await page.reload()
  await expect(app).toHaveCount(0)
  await page.goBack()
  await expect(heading).toHaveText('Источники')
  await page.goForward()
  await expect(heading).toHaveText('Тарифы')
})

test('Back right after a reload leads to the former list, while the app takes over the page of the search', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  await callAs(page, 'POST', '/order', {
    order_items: [
      { product_id: catalogueProduct('EgrnObject')?.product_id, object_key: '00:14:0203005:1047' },
    ],
  })
  const phone = await page.context().newCDPSession(page)
  // A slow phone: what comes between two steps of the start has time to come.
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const main = page.getByRole('main')
  const search = main.getByLabel('Номер, объект, адрес или имя')
  for (let round = 0; round < 5; round++) {
    await page.goto('/user/orders/')
    await expect(main.getByRole('article')).toHaveCount(1)
    await search.fill('нет такого')
    await search.press('Enter')
    await expect(main.getByRole('heading', { name: 'Таких заказов нет' })).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('нет такого')
    await page.goBack()
    await expect(main.getByRole('article')).toHaveCount(1)
  }
})
