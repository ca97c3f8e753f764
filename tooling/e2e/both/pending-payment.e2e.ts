import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { corner, untilRunning } from '../pages/acts.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const UNKNOWN = /Итог оплаты не\sпришел/
const main = (page: Page) => page.getByRole('main')

/** The window says that it was paid; the provider has not told our server so far. */
async function holdBackNews(page: Page): Promise<void> {
  for (const call of ['**/api/payment/widget_result', '**/api/check_order_paid/*'])
    await page.route(call, (route) => route.fulfill({ json: { data: { is_order_paid: false } } }))
}

async function payInWindow(page: Page): Promise<void> {
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(window).toBeHidden()
}

test(
  'money on its way is never called not taken: one order, several together, the balance',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(90_000)
    expectTrouble(/409/)
    await registerByCalls(page, ownEmail)
    for (const [product, object_key] of [
      ['EgrnObject', FLAT],
      ['EgrnRightList', FLAT],
      ['EgrnObject', '00:14:0203005:1048'],
    ] as const) {
      const order_items = [{ product_id: catalogueProduct(product)?.product_id, object_key }]
      await callAs(page, 'POST', '/order', { order_items, again: true })
    }
    await holdBackNews(page)

    await page.goto('/user/ordersNew/')
    await untilRunning(page)
    const boxes = main(page).getByRole('checkbox', { name: /^Выбрать заказ/ })
    await expect(boxes).toHaveCount(3)
    for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    await main(page)
      .getByRole('button', { name: /^Оплатить 2 за/ })
      .click()
    await payInWindow(page)
    await expect(corner(page)).toContainText(UNKNOWN)

    await page.goto('/user/orders/')
    await untilRunning(page)
    await main(page)
      .getByRole('button', { name: /^Оплатить/ })
      .last()
      .click()
    await payInWindow(page)
    await expect(corner(page)).toContainText(UNKNOWN)

    await page.goto('/user/balance/')
    await untilRunning(page)
    const form = page.getByRole('form', { name: 'Пополнение баланса' })
    await form.locator('button[type=submit]').click()
    await payInWindow(page)
    await expect(form.getByRole('alert')).toContainText(UNKNOWN)
    await expect(page.getByText(/деньги не\s?списаны/i)).toHaveCount(0)
  },
)
