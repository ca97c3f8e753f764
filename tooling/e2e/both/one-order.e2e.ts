import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { becomeClient } from '../pages/visitors.ts'
import { signInAs } from '../pages/sign-in.ts'
import { chooseReport, fillGuest, openPayment, awaitReport, pay, refuseCounters } from '../pages/checkout.ts'

const FLAT = '00:14:0203005:1047'
const RIGHTS = /Отчет о переходе прав/
const EXTRACT = /Выписка ЕГРН об объекте/

/** Longer than a person needs to choose a report and go to its checkout. */
const LATE_MS = 4000

const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Оплатить/ })
const paymentOf = (page: Page) => page.getByRole('dialog', { name: 'Тестовый платеж' })

async function closePayment(page: Page): Promise<void> {
  await paymentOf(page).getByRole('button', { name: 'Закрыть окно' }).click()
  await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
}

test('[TRUE-05] press, double press, reload and a press in a second tab make one order, a change another', async ({
  page,
  context,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/')
  await refuseCounters(page)
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, ownEmail)
  await payButton(page).dblclick()
  await expect(paymentOf(page)).toBeVisible()
  await page.reload()
  await openPayment(page)
  await closePayment(page)

  const second = await context.newPage()
  await chooseReport(second, FLAT, RIGHTS)
  // Both tabs at once, too.
  await Promise.all([payButton(page).click(), payButton(second).click()])
  await expect(paymentOf(page)).toBeVisible()
  await expect(paymentOf(second)).toBeVisible()
  await closePayment(page)
  await page.goto('/user/orders/')
  await expect(page.getByText(/Показан\s1\sиз\s1/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оплатить 499 ₽ картой' })).toHaveCount(1)

  await closePayment(second)
  await chooseReport(second, FLAT, EXTRACT)
  await openPayment(second)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Оплатить 998 ₽ картой' })).toHaveCount(1)
  await expect(page.getByText(/Показан\s1\sиз\s1/)).toBeVisible()
})

test('[TRUE-05] a signed-in person is never asked for contacts, however late the code that checks the sign-in', async ({
  page,
  ownEmail,
}) => {
  await becomeClient(page, ownEmail)
  await page.route(/verify-session/, async (route) => {
    await new Promise((passed) => setTimeout(passed, LATE_MS))
    await route.continue()
  })
  await chooseReport(page, FLAT, RIGHTS)
  await expect(page.getByText(`Отчет появится в кабинете ${ownEmail}`)).toBeVisible()
  await openPayment(page)
})

test('[TRUE-05] Back under an open payment window closes it and keeps the page and the order', async ({
  page,
  ownEmail,
}) => {
  await page.goto('/')
  await refuseCounters(page)
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, ownEmail)
  await openPayment(page)
  await page.goBack()
  await expect(paymentOf(page)).toBeHidden()
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
  await pay(page)
  await expect(page).toHaveURL(/\/order\//)
  // The window left no history entry behind.
  await page.goBack()
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
})

test('[TRUE-06] a report that one has is shown with its date before money is taken for it again', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/409/)
  await page.goto('/')
  await refuseCounters(page)
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, ownEmail)
  await pay(page)
  await expect(page).toHaveURL(/\/order\//)
  await chooseReport(page, FLAT, RIGHTS)
  await payButton(page).click()
  const owned = page.getByRole('alert').filter({ hasText: 'У вас уже есть этот отчет от' })
  await expect(owned).toContainText(/от\s\d{2}\.\d{2}\.\d{4}/)
  await expect(owned.getByRole('link', { name: 'Отчет о переходе прав' })).toHaveAttribute(
    'href',
    /\/report\//,
  )
  await expect(paymentOf(page)).toBeHidden()
  await owned.getByRole('button', { name: 'Заказать заново за 499 ₽' }).click()
  await expect(paymentOf(page)).toBeVisible()
})

test('[TRUE-07, PAY-03] a guest with a known address sees number, sum, what comes when and where, and reads it here', async ({
  page,
  browser,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/401/)
  await page.goto('/')
  await refuseCounters(page)
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, 'partner@example.com')
  await pay(page)
  await expect(page.getByText('Оплата прошла успешно', { exact: true })).toHaveCount(1)

  await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
  await expect(page.getByRole('heading', { name: /^Заказ [\d ]+ оплачен$/ })).toBeVisible()
  const paid = page.getByRole('region', { name: 'Оплата' })
  await expect(paid).toContainText('Оплачено картой')
  await expect(paid).toContainText('499 ₽')
  await expect(paid).toContainText('partner@example.com')
  await expect(page.getByRole('heading', { name: 'Что и куда придет' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'На эту почту есть кабинет' })).toBeVisible()
  await expect(page.getByText('В заказе пока ничего нет')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()

  const address = page.url()
  await page.reload()
  await expect(page.getByRole('heading', { name: /оплачен$/ })).toBeVisible()
  await awaitReport(page)
  await expect(page.getByText('Демонстрационные данные').first()).toBeVisible()

  // The address alone opens nothing.
  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(address)
  await expect(elsewhere.getByText('Войдите, чтобы открыть заказ')).toBeVisible()
  await expect(elsewhere.getByText('partner@example.com')).toBeHidden()
  await stranger.close()
})

test('[TRUE-07, ORDER-08] the address of an order is put right before the payment', async ({
  page,
  ownEmail,
  emailTo,
}) => {
  await page.goto('/')
  await refuseCounters(page)
  await chooseReport(page, FLAT, RIGHTS)
  await fillGuest(page, `slip-${ownEmail}`)
  await openPayment(page)
  const stored = await page.evaluate(() => localStorage.getItem('regorder_id'))
  await closePayment(page)
  await page.getByRole('link', { name: 'странице заказа' }).click()
  await expect(page).toHaveURL(`/order/${String(JSON.parse(String(stored)))}/`)
  await expect(page.getByRole('heading', { level: 1, name: /ждет оплаты$/ })).toBeVisible()
  await page.getByLabel('Электронная почта').fill(ownEmail)
  await page.getByRole('button', { name: 'Исправить почту' }).click()
  await expect(page.getByText(`письма придут на ${ownEmail}`)).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить 499 ₽ картой' }).click()
  await paymentOf(page)
    .getByRole('button', { name: /^Оплатить/ })
    .click()
  await expect(page.getByRole('heading', { name: /оплачен$/ })).toBeVisible()
  await emailTo(ownEmail, /оплачен/)
})

test('the balance is never ticked unasked, and the button says what it charges and from where', async ({
  page,
}) => {
  await page.goto('/?auth=login')
  await signInAs(page, 'client@example.com')
  await chooseReport(page, FLAT, RIGHTS)
  const balance = page.getByRole('checkbox', { name: /с баланса/ })
  await expect(balance).not.toBeChecked()
  await expect(payButton(page)).toHaveText('Оплатить 499 ₽ картой')
  await balance.check()
  await expect(payButton(page)).toHaveText('Оплатить 499 ₽ с баланса')
})
