import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test(
  'several unpaid orders are found by month and payment, and paid at once',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.setTimeout(90_000)
    await registerByCalls(page, ownEmail)
    for (const product of ['EgrnObject', 'EgrnRightList']) {
      const product_id = catalogueProduct(product)?.product_id
      await callAs(page, 'POST', '/order', {
        order_items: [{ product_id, object_key: '00:14:0203005:1047', metadata: {} }],
      })
    }
    await page.goto('/user/ordersNew/')
    const main = page.getByRole('main')
    await main.getByLabel('Оплата').selectOption({ label: 'не оплачен' })
    await expect(page).toHaveURL(/payment=none/)
    await main.getByLabel('Месяц').selectOption({ index: 1 })
    await expect(page).toHaveURL(/month=20\d\d-\d\d/)
    await page.reload()
    const boxes = main.getByRole('checkbox', { name: /^Выбрать заказ/ })
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()
    const pay = main.getByRole('button', { name: /^Оплатить 2 за/ })
    const said = /за\s(.+)$/.exec((await pay.textContent()) ?? '')?.[1] ?? ''
    await pay.click()
    const payment = page.getByRole('dialog')
    await expect(payment).toContainText(said)
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(page.getByText(/Оплачено:\s2\sзаказа/)).toBeVisible()
    await expect(main.getByText('Таких заказов нет')).toBeVisible()
    await main.getByLabel('Оплата').selectOption({ label: 'с баланса' })
    await expect(boxes).toHaveCount(2)
  },
)
