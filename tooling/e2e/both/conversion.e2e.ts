import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { fillGuest, pay } from '../pages/checkout.ts'
import { COUNTER_COOKIE, test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
// One product for all of them.
test.describe.configure({ mode: 'default' })

const FLAT = '00:14:0203005:1047'

async function buyExtract(
  page: Page,
  origin: string,
  counters: 'Принять' | 'Только необходимые',
  email: string,
): Promise<void> {
  await page.context().addCookies([{ name: COUNTER_COOKIE, value: 'c1', url: origin }])
  await page.goto(`${origin}/object/${FLAT}/`)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: counters, exact: true }).click()
  await page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await fillGuest(page, email)
  await pay(page)
  await expect(page.getByText('Демонстрационные данные').first()).toBeVisible()
}

test('[CALL-042, TRACK-30] the analytics of the site is told of a paid order, once and with its client id', async ({
  page,
  services: { server, analytics },
  ownEmail,
}) => {
  const origin = server.originOf('realty')
  await server.context.database.runRawSql(
    "update price_components set price_kopecks = 149900 where product_id = (select id from products where name = 'EgrnObject')",
    [],
  )
  await buyExtract(page, origin, 'Принять', ownEmail)

  await expect.poll(() => analytics.received).toHaveLength(1)
  const orders = await page.evaluate(() => localStorage.getItem('orders'))
  const [order] = JSON.parse(orders ?? '[]') as { readonly orderId: string }[]
  expect(analytics.received[0]).toEqual({
    method: 'POST',
    path: '/collect',
    body: {
      transactionId: order?.orderId,
      items: [{ id: expect.stringMatching(/^[\da-f-]{36}$/), name: 'EgrnObject', price: '1499' }],
      totalAmount: '1499',
      clientId: 'c1',
    },
  })
  await page.goto(`${origin}/user/orders/`)
  await expect(page.getByText(/Показан\s1\sиз\s1/)).toBeVisible()
  expect(analytics.received).toHaveLength(1)
})

test('without consent the analytics hears of no order', async ({
  page,
  services: { server, analytics },
  ownEmail,
}) => {
  await buyExtract(page, server.originOf('realty'), 'Только необходимые', ownEmail)
  expect(analytics.received).toEqual([])
})
