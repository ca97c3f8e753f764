import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { chooseReport, fillGuest, openPayment } from '../pages/checkout.ts'
import { registerOnPage } from '../pages/registration.ts'
import { toldEvents } from '../pages/told-events.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const MONTH_S = 2_592_000
/** A busy machine between the setting of a cookie and the look at it. */
const SLOW_S = 60

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)

const LINK =
  '/privacy/?partner_id=p1&utm_source=s1&utm_medium=m1&utm_content=x1&utm_term=t1&affiliate_uid=a1&affiliate_value=v1'
/** What a link leaves in cookies. */
const OF_LINK = { partner_id: 'p1', utm_source: 's1', affiliate_uid: 'a1', affiliate_value: 'v1' }

/** Values of the link that the browser would still have in another visit. */
const outliving = async (page: Page) => ({
  partner: await stored(page, 'auth.partner'),
  landed: await stored(page, 'landed'),
  cookies: (await page.context().cookies()).map(({ name }) => name).filter((name) => name in OF_LINK),
})
const NOTHING = { partner: null, landed: null, cookies: [] }

/** The page has read its link: it is stored for the visit. */
const readLink = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('linkOfVisit'))).toContain('"p1"')

test('[POLICY-21] a link leaves no cookie without consent, and goes with an order of its visit all the same', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  await page.goto(LINK)
  await readLink(page)
  expect(await outliving(page)).toEqual(NOTHING)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  await page.goto(`/object/${FLAT}/`)
  expect(await outliving(page)).toEqual(NOTHING)

  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/regorder')
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await fillGuest(page, ownEmail)
  await openPayment(page)
  const order = await sent
  expect(order.postDataJSON()).toMatchObject({ partner_id: 'p1', metadata: { affiliate_uid: 'a1' } })
  expect(order.headers()['visit-source']).toBe('s1')

  // Another visit of the same browser knows nothing of it.
  const later = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const next = await later.newPage()
  await next.goto('/privacy/')
  expect(await outliving(next)).toEqual(NOTHING)
  await later.close()
})

test('[TRACK-01, TRACK-03, TRACK-04, TRACK-06, TRACK-07, TRACK-08, TRACK-09] [TRACK-12, TRACK-14, TRACK-15, TRACK-16, TRACK-17, TRACK-18] [TRACK-20, POLICY-21] a link of a partner is kept for 30 days after consent and its campaign for the visit; analytics hears of it after consent alone', async ({
  page,
  context,
}) => {
  const told = toldEvents(page)
  const before = Date.now()
  await page.goto(LINK)
  await readLink(page)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  await expect
    .poll(() => stored(page, 'auth.partner'))
    .toEqual({ partner_id: 'p1', timestamp: expect.any(Number) })
  const { timestamp } = (await stored(page, 'auth.partner')) as { timestamp: number }
  expect(timestamp).toBeGreaterThanOrEqual(before)
  expect(timestamp).toBeLessThanOrEqual(Date.now())
  const cookies = await context.cookies()
  for (const [name, value] of Object.entries(OF_LINK)) {
    const cookie = cookies.find((one) => one.name === name)
    expect(cookie?.value, name).toBe(value)
    const life = (cookie?.expires ?? 0) - before / 1000
    expect(Math.abs(life - MONTH_S), name).toBeLessThan(SLOW_S)
  }

  const heading = page.getByRole('heading', { level: 1, name: FLAT })
  await page.goto(`/object/${FLAT}/`)
  await expect(heading).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-page', 'object-objectKey')
  await page.keyboard.press('Shift')
  await expect.poll(() => told.map(({ event }) => event)).toEqual(['object'])
  expect(told[0]?.params).toEqual({
    objectKey: FLAT,
    utm_medium: 'm1',
    utm_content: 'x1',
    utm_term: 't1',
  })

  // A consent that is taken back takes with it what it had allowed.
  await page.getByRole('button', { name: 'Настройки cookie' }).click()
  await page.getByRole('button', { name: 'Только необходимые' }).click()
  await expect.poll(() => outliving(page)).toEqual(NOTHING)
})

test('[TRACK-02, TRACK-05, TRACK-11] [NAV-17] a page reads its query first, has the token checked next, and asks for the prices of the campaign then', async ({
  page,
}) => {
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Электронная почта').fill('client@example.com')
  await panel.getByLabel('Пароль', { exact: true }).fill('proverka-demo')
  await panel.getByRole('button', { name: 'Войти' }).click()
  await expect(panel).toBeHidden()

  const asked = askedCalls(page)
  await page.goto(`/object/${FLAT}/?utm_campaign=c1&utm_coupon=SALE&partner_id=p1&id=7`)
  await expect.poll(() => asked.filter(({ path }) => path === '/products').length).toBeGreaterThan(0)
  const prices = asked.filter(({ path }) => path === '/products')
  for (const { query, token } of prices) {
    expect(Object.fromEntries(query)).toEqual({
      kadastrNumber: FLAT,
      campaign: 'c1',
      coupon: 'SALE',
      partnerID: 'p1',
    })
    expect(token).not.toBe('')
  }
  expect(asked.find(({ path }) => path.startsWith('/object/'))?.query.get('id')).toBe('7')
  const paths = asked.map(({ path }) => path)
  expect(paths.indexOf('/token')).toBeGreaterThanOrEqual(0)
  expect(paths.indexOf('/token')).toBeLessThan(paths.indexOf('/products'))
})

test('[TRACK-19] [TRACK-21] [NAV-11] [AUTH-21] the campaign «freecloud» is in no call; a registration leads on by host', async ({
  page,
  ownEmail,
  baseURL,
}) => {
  test.slow()
  const asked = askedCalls(page)
  const told = toldEvents(page)
  await page.goto('/privacy/?utm_campaign=freecloud&utm_medium=m1')
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  await registerOnPage(page, ownEmail)
  await expect(page).toHaveURL(baseURL?.includes('//realty.') ? '/user/orders/' : '/registration/')
  expect(told.map(({ event }) => event)).toEqual(['registration', 'registration_success'])
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await openPayment(page)
  for (const wanted of ['POST /register', 'GET /products', 'POST /order']) {
    const calls = asked.filter(({ method, path }) => `${method} ${path}` === wanted)
    expect(calls.length, wanted).toBeGreaterThan(0)
    for (const { query, body } of calls)
      expect(JSON.stringify([[...query], body]), wanted).not.toContain('freecloud')
  }
})
