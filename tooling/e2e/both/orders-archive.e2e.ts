import { readFile } from 'node:fs/promises'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('the files of chosen orders come as one ZIP; what has none is named before', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  await awaitDone(page, await buyReport(page, 'EgrnObject', FLAT))
  const product_id = catalogueProduct('EgrnRightList')?.product_id
  await callAs(page, 'POST', '/order', {
    order_items: [{ product_id, object_key: FLAT, metadata: {} }],
  })
  await page.goto('/user/ordersNew/')
  const main = page.getByRole('main')
  const boxes = main.getByRole('checkbox', { name: /^Выбрать заказ/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  const chosen = main.getByRole('region', { name: 'Выбранные заказы' })
  await expect(chosen).toContainText(/есть\sне\sвсе:\s\d+\s\d+\s\(ждет\sоплаты\)/)
  const download = page.waitForEvent('download')
  await chosen.getByRole('button', { name: 'Скачать ZIP' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('заказы-2.zip')
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('index.html')).toBe(true)
})
