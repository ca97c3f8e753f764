import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'
import { openOwnMenu } from '../pages/own-menu.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { chooseReport, fillGuest, openPayment } from '../pages/checkout.ts'
import { callAs } from '../pages/own-api.ts'
import { storedOrders } from '../pages/stored-orders.ts'
import { toldEvents } from '../pages/told-events.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const RIGHTS = /Отчет о переходе прав/
const KEPT = { totalAmount: 499, email: expect.any(String), date: expect.any(String) }

test('[ROLE-18, ROLE-24, NAV-22] [ORDER-04, ORDER-07, PAY-02, PAY-14] [TRACK-24, TRACK-27, TRACK-32, TRACK-33] [PROD-02, PROD-03, PROD-04] [ENTITY-24] a guest of a partner buys, is signed in by it, and the browser keeps the order', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  const told = toldEvents(page)
  const asked = askedCalls(page)
  const query = '?partner_id=p1&affiliate_uid=a1&onlyRisk=true'
  await page.goto(`/object/${FLAT}/${query}`)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  const main = page.getByRole('main')
  for (const [title, about] of [
    ['Выписка ЕГРН об объекте', 'Собственники, обременения'],
    ['Отчет о переходе прав', 'История по правообладателям'],
    ['Полная проверка', 'Две выписки + проверка собственников'],
  ] as const) {
    const option = main.locator('label').filter({ hasText: title })
    await expect(option.getByText(about)).toBeVisible()
  }
  await page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
  const next = page.getByRole('link', { name: /^Оформить/ }).first()
  await expect(next).toHaveAttribute('href', `/objectCheckout/${FLAT}/${query}`)
  await next.click()
  await fillGuest(page, ownEmail)
  const payment = await openPayment(page)

  const unpaid = await storedOrders(page)
  const id = unpaid.regorder_id ?? ''
  expect(unpaid.notPaidOrders).toEqual([expect.objectContaining({ ...KEPT, orderId: id, email: ownEmail })])
  expect(unpaid.orders).toEqual([])
  const placed = asked.filter(({ path }) => path === '/regorder')
  expect(placed).toHaveLength(1)
  expect(placed[0]?.token).toBe('')
  expect(placed[0]?.body).toMatchObject({
    partner_id: 'p1',
    payment_source: 'test',
    metadata: { affiliate_uid: 'a1' },
    order_items: [{ object_key: FLAT }],
  })
  expect(await page.evaluate(() => /(?:^|; )jwt=./.test(document.cookie))).toBe(true)

  await payment.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(`/order/${id}/`)
  const paid = await storedOrders(page)
  expect(paid.orders).toEqual([expect.objectContaining({ ...KEPT, orderId: id, email: ownEmail })])
  expect(paid.notPaidOrders).toEqual([])
  await expect.poll(() => told.filter(({ event }) => event === 'payment_success')).toHaveLength(1)
  expect(told.find(({ event }) => event === 'payment_success')?.params).toMatchObject({ orderId: id })
  expect(told.filter(({ event }) => event === 'payment_result').map(({ params }) => params)).toEqual([
    { provider: 'test', result: 'success' },
  ])
  const menu = await openOwnMenu(page)
  await expect(menu.getByText(ownEmail).filter({ visible: true })).toHaveCount(1)

  // The user is signed in now and orders under the account.
  await chooseReport(page, FLAT, RIGHTS)
  await openPayment(page)
  const own = asked.filter(({ path }) => path === '/order')
  expect(own.map(({ body, token }) => [(body as { partner_id?: string }).partner_id, token !== ''])).toEqual([
    ['p1', true],
  ])
  expect(asked.filter(({ path }) => path === '/regorder')).toHaveLength(1)
})

/** Pays at the test provider by Node itself, which finds no `.localhost` by name. */
async function payOutside(address: string): Promise<number> {
  const { host, port, pathname } = new URL(address)
  const { status } = await hostFetch(Number(port), host, pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ decision: 'pay' }),
  })
  return status
}

interface ResumedOrder {
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } }
}

test('[PAY-04, PAY-05, PAY-07] [PAY-06] [TRACK-25, TRACK-26] [UNPAID-02] [PAY-12] a refused payment is checked with the server once; a closed one waits; the way back from a payment page finds it paid', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/widget_result|Итог оплаты не передан/)
  const told = toldEvents(page)
  const asked = askedCalls(page)
  const checksOf = (id: string) => asked.filter(({ path }) => path === `/check_order_paid/${id}`).length
  const names = () => told.map(({ event }) => event)
  await page.goto('/privacy/')
  await page.getByRole('button', { name: 'Настройки cookie' }).click()
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, ownEmail)
  const pay = page.getByRole('main').getByRole('button', { name: /^Оплатить/ })

  const refused = await openPayment(page)
  const id = (await storedOrders(page)).regorder_id ?? ''
  await refused.getByRole('button', { name: 'Отказ банка' }).click()
  await expect(page.getByText('Оплата не прошла')).toBeVisible()
  expect(checksOf(id)).toBe(1)
  await expect.poll(names).toEqual(expect.arrayContaining(['payment_error', 'order_not_paid']))
  await expect(pay).toBeEnabled()

  // Paid all the same, whatever the window says: the server is asked, and what it knows counts.
  const closed = await openPayment(page)
  await closed.getByRole('button', { name: 'Закрыть окно' }).click()
  await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
  await expect(pay).toBeEnabled()
  expect((await storedOrders(page)).notPaidOrders.map(({ orderId }) => orderId)).toEqual([id])
  expect(names().filter((name) => name === 'payment_success')).toEqual([])

  const another = await openSecondOrder()
  const before = { first: checksOf(id), second: checksOf(another) }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click()
  await expect(page).toHaveURL('/privacy/')
  await expect.poll(() => checksOf(another)).toBe(before.second + 1)
  expect(checksOf(id)).toBe(before.first + 1)

  const first = await callAs(page, 'POST', `/order/${id}/payment`)
  const { confirmation_token } = (first.data as ResumedOrder).payment_data.confirmation
  await callAs(page, 'POST', `/test_payment/${confirmation_token}`, { decision: 'pay' })
  await page.goto(`/object/${FLAT}/?regorder=true`)
  await expect(page.getByText('Оплата прошла успешно', { exact: true })).toHaveCount(1)
  await expect(page).toHaveURL(`/order/${id}/`)
  const back = await storedOrders(page)
  expect(back.regorder_id).toBeNull()
  expect(back.orders.map(({ orderId }) => orderId)).toEqual([id])
  await expect.poll(() => names().filter((name) => name === 'payment_success')).toHaveLength(1)

  // The window reports a failure and no notification is sent, but the payment has come.
  await page.route('**/api/test_payment/*', async (route) => {
    expect(await payOutside(route.request().url())).toBe(200)
    await route.fulfill({ json: { data: { status: 'canceled' } } })
  })
  await page.route('**/api/payment/widget_result', (route) => route.abort())
  // Its own check of the order may still be on its way; nothing is asked any more once the page is gone.
  await page.goto('about:blank')
  const checked = checksOf(another) + 1
  await page.goto('/user/orders/')
  // The order is there before the app runs, which asks about it as on every page.
  await expect.poll(() => checksOf(another)).toBe(checked)
  await page.getByRole('main').getByRole('button', { name: 'Оплатить 499 ₽ картой' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отказ банка' }).click()
  await expect(page).toHaveURL(`/order/${another}/`)
  await expect(page.getByText('Оплата прошла успешно', { exact: true })).toHaveCount(1)
  expect(checksOf(another)).toBe(checked + 1)

  async function openSecondOrder(): Promise<string> {
    await chooseReport(page, '00:14:0203005:1048', RIGHTS)
    const payment = await openPayment(page)
    await payment.getByRole('button', { name: 'Закрыть окно' }).click()
    await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
    const { notPaidOrders } = await storedOrders(page)
    return notPaidOrders.find(({ orderId }) => orderId !== id)?.orderId ?? ''
  }
})
