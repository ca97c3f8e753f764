import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { fillGuest, openPayment } from '../pages/checkout.ts'
import { COUNTER_COOKIE, test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
// One product for all of them.
test.describe.configure({ mode: 'default' })

const FLAT = '00:14:0203005:1047'

/** The site that is tried, as the brand of the run has it. */
const siteOf = (baseURL = '') => (baseURL.includes('//fiz') ? 'fiz-pro' : 'realty')

/** Pays in the window of the test provider, or in that of the service which the site has. */
async function pay(page: Page): Promise<void> {
  if (new URL(page.url()).hostname.startsWith('fiz')) {
    const button = page.getByRole('main').getByRole('button', { name: /^Оплатить/ })
    await button.click()
    await page
      .frameLocator('iframe[title="Платежная служба"]')
      .getByRole('link', { name: 'Оплатить' })
      .click()
  } else {
    const payment = await openPayment(page)
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
  }
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
}

async function buyExtract(
  page: Page,
  origin: string,
  counters: 'Принять' | 'Только необходимые',
  email: string,
): Promise<void> {
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
}

/** As the counter of the analytics does when it has come. */
const giveClientId = (page: Page, origin: string) =>
  page.context().addCookies([{ name: COUNTER_COOKIE, value: 'c1', url: origin }])

test(
  '[CALL-042, TRACK-30] [PAY-13] the analytics of the site is told of a paid order, once and with its client id',
  { tag: '@long' },
  async ({ page, services: { server, analytics }, ownEmail, baseURL }) => {
    const origin = server.originOf(siteOf(baseURL))
    await giveClientId(page, origin)
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
        currency: 'RUB',
        clientId: 'c1',
      },
    })
    await page.goto(`${origin}/user/orders/`)
    await expect(page.getByText(/Показан\s1\sиз\s1/)).toBeVisible()
    expect(analytics.received).toHaveLength(1)
  },
)

test(
  '[TRACK-31] an order is told of when the client id comes, and after 15 s without it',
  { tag: '@long' },
  async ({ page, services: { server, analytics }, ownEmail, baseURL, expectTrouble }) => {
    test.slow()
    // What the page of the order asks for while its cookies are taken away.
    expectTrouble(/401/)
    const origin = server.originOf(siteOf(baseURL))
    await page.clock.install()
    const buy = async (email: string) => {
      await buyExtract(page, origin, 'Принять', email)
      expect(analytics.received).toEqual([])
    }
    await buy(ownEmail)
    await giveClientId(page, origin)
    await expect.poll(() => analytics.received).toHaveLength(1)
    expect(analytics.received[0]?.body).toMatchObject({ clientId: 'c1' })

    analytics.received.length = 0
    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await buy(`late-${ownEmail}`)
    // Half of the wait, and the rest of it: some of it has passed by itself.
    await page.clock.fastForward(7500)
    expect(analytics.received).toEqual([])
    await page.clock.fastForward(7500)
    await expect.poll(() => analytics.received).toHaveLength(1)
    expect(analytics.received[0]?.body).not.toHaveProperty('clientId')
  },
)

test(
  'without consent the analytics hears of no order',
  { tag: '@long' },
  async ({ page, services: { server, analytics }, ownEmail, baseURL }) => {
    const origin = server.originOf(siteOf(baseURL))
    await giveClientId(page, origin)
    await buyExtract(page, origin, 'Только необходимые', ownEmail)
    expect(analytics.received).toEqual([])
  },
)
