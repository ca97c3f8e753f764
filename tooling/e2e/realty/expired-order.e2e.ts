import { expect } from '../fixtures.ts'
import { fillGuest, openPayment, refuseCounters } from '../pages/checkout.ts'
import { test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

test(
  'an order whose prices are over says so, and is paid by the price of today',
  { tag: '@long' },
  async ({ page, services: { server }, ownEmail }) => {
    test.slow()
    const { runRawSql } = server.context.database
    await page.goto(`${server.originOf('realty')}/object/${FLAT}/`)
    await refuseCounters(page)
    await page.getByRole('checkbox', { name: /Отчет о переходе прав/ }).check()
    await page
      .getByRole('link', { name: /^Оформить/ })
      .first()
      .click()
    await fillGuest(page, ownEmail)
    const payment = await openPayment(page)
    await payment.getByRole('button', { name: 'Закрыть' }).last().click()
    await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()

    const { rows } = await runRawSql(
      `update orders set expired_at = now(), priced_at = now() - interval '30 days' where email = $1
      returning id, total_kopecks::int as kopecks`,
      [ownEmail],
    )
    const [order] = rows as { id: string; kopecks: number }[]
    await runRawSql(
      `update price_components set price_kopecks = price_kopecks + 5000 where is_base and product_id in
      (select product_id from order_items where order_id = $1)`,
      [order?.id],
    )
    await page.goto(`${server.originOf('realty')}/order/${order?.id}/`)
    await expect(page.getByText('Цена этого заказа устарела')).toBeVisible()
    await page.getByRole('button', { name: 'Оплатить по сегодняшней цене' }).click()
    const window = page.getByRole('dialog', { name: 'Тестовый платеж' })
    await window.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(page.getByRole('region', { name: 'Что не проверено' })).toBeVisible()
    const paid = await runRawSql('select total_kopecks::int as kopecks from orders where id = $1', [
      order?.id,
    ])
    expect(paid.rows).toEqual([{ kopecks: (order?.kopecks ?? 0) + 5000 }])
  },
)
