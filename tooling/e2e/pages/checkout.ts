import { expect, type Page } from '@playwright/test'

/** Fills the guest's part of a checkout: contact and the two required consents. */
export async function fillGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email)
  await page.getByLabel('Телефон').fill('89991234567')
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('checkbox', { name: /согласие на обработку/ }).check()
}

/** Sends the order and waits for the window of the test provider. */
export async function openPayment(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Оплатить/ })
    .click()
  const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
  await expect(payment).toBeVisible()
  return payment
}

interface Placed {
  readonly orderId: string
  /** Of its first part. */
  readonly itemId: string
}

/** Sends the order of a guest where the window of a real shop would open; the shop knows it then. */
export async function placeOrder(page: Page, email: string): Promise<Placed> {
  await fillGuest(page, email)
  const placed = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/regorder'),
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Оплатить/ })
    .click()
  const reply = await placed
  expect(reply.ok()).toBe(true)
  const { data } = (await reply.json()) as {
    data: { order: { id: string; order_items: readonly { order_item_id: string }[] } }
  }
  return { orderId: data.order.id, itemId: data.order.order_items[0]?.order_item_id ?? '' }
}

/** Pays in the window of the test provider. */
export async function pay(page: Page): Promise<void> {
  const payment = await openPayment(page)
  await payment.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
}

/** Chooses one report of an object and goes to its checkout. */
export async function chooseReport(page: Page, objectKey: string, report: RegExp): Promise<void> {
  await page.goto(`/object/${objectKey}/`)
  await page.getByRole('checkbox', { name: report }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/objectCheckout\//)
}

/** Waits until the page of a paid order shows what was ordered. */
export async function awaitReport(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
  await expect(page.getByRole('region', { name: 'Что не проверено' })).toBeVisible()
}

/** The question about counters covers the foot of a small screen; a person answers it once. */
export async function refuseCounters(page: Page): Promise<void> {
  // The first touch of a prerendered page starts its script, which asks the question.
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Только необходимые' }).click()
}
