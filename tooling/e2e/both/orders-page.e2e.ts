import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

test('[ORDER-14] [UI-006] the orders come twenty at a time, each with number, date, sum, state and what was ordered', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const product_id = catalogueProduct('EgrnObject')?.product_id
  const query = encodeURIComponent('Кленовая 14')
  const found = await callAs(page, 'GET', `/search?query=${query}`)
  const others = (found.data as readonly { Number: string }[])
    .map(({ Number: number }) => number)
    .filter((number) => number !== FLAT)
  for (const object_key of [...others.slice(0, 24), FLAT]) {
    const order_items = [{ product_id, object_key }]
    expect((await callAs(page, 'POST', '/order', { order_items })).status).toBe(200)
  }
  await page.goto('/user/orders/')
  const main = page.getByRole('main')
  const rows = main.getByRole('article')
  await expect(main.getByText(/Показаны\s1–20\sиз\s25/)).toBeVisible()
  await expect(rows).toHaveCount(20)
  const first = rows.first()
  await expect(first.getByRole('heading', { name: FLAT })).toBeVisible()
  await expect(first).toContainText(/Кленовая/)
  await expect(first).toContainText(/Заказ\s\d+/)
  await expect(first).toContainText(/\d\d:\d\d/)
  await expect(first).toContainText(/499\s₽/)
  await expect(first).toContainText('Выписка ЕГРН об объекте')
  await expect(first).toContainText('Ожидает оплаты')
  await expect(first).toContainText('не оплачен')
  await main.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2' }).click()
  await expect(rows).toHaveCount(5)
  await page.reload()
  await expect(rows).toHaveCount(5)
  await page.goBack()
  await expect(rows).toHaveCount(20)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const grey = await ground()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground()).not.toBe(grey)
})
