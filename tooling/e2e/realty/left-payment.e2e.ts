import { expect, test } from '../fixtures.ts'
import { chooseReport, fillGuest, openPayment, pay } from '../pages/checkout.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
/** How late a busy browser goes back, milliseconds. */
const SLOW_STEP_MS = 900

test('[PAY-08] a page reloaded under the payment window answers the first press on Back; the order stays one', async ({
  page,
  ownEmail,
}) => {
  const placed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/regorder')) placed.push(request.url())
  })
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await fillGuest(page, ownEmail)
  await openPayment(page)

  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: /^Оплатить/ })).toBeVisible()
  // The app is there and has left the step: a press on Back meanwhile would be the same step.
  await expect.poll(() => page.evaluate(() => (history.state as { held?: string }).held)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(`/object/${FLAT}/`)
  await page.goForward()
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  // The step of the window is still ahead: it shows nothing, and Back needs no second press after it.
  await page.goForward()
  await expect.poll(() => page.evaluate(() => (history.state as { held?: string }).held)).toBeUndefined()
  await pay(page)
  expect(placed).toHaveLength(1)
  await expect(page).toHaveURL(/\/order\//)
  await page.goBack()
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  await expect(page.getByRole('heading', { name: 'Заказ оплачен' })).toBeVisible()
})

test('[PAY-08] a press while the browser still leaves the step of a former window opens the window for good', async ({
  page,
  ownEmail,
}) => {
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await fillGuest(page, ownEmail)
  await openPayment(page)
  await page.addInitScript((late) => {
    const back = navigation.back.bind(navigation)
    navigation.back = () => {
      const committed = new Promise<NavigationHistoryEntry>((resolve, reject) => {
        setTimeout(() => back().committed?.then(resolve, reject), late)
      })
      return { committed, finished: committed }
    }
  }, SLOW_STEP_MS)
  await page.reload()
  const payment = await openPayment(page)
  await page.waitForTimeout(2 * SLOW_STEP_MS)
  await expect(payment).toBeVisible()
  await payment.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(/\/order\//)
})

test('[PAY-08] a press on the page of a server, before its code and its sum are there, opens the window', async ({
  page,
  ownEmail,
}) => {
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await fillGuest(page, ownEmail)
  const payment = await openPayment(page)
  let letIn = () => undefined as void
  const held = new Promise<void>((resolve) => (letIn = resolve))
  await page.route('**/assets/**', async (route) => {
    if (!route.request().url().includes('/boot-')) await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const press = page.getByRole('main').getByRole('button', { name: 'Оплатить', exact: true })
  await press.click()
  await expect(press).toHaveAttribute('data-pressed')
  letIn()
  await expect(payment).toBeVisible()
})

test('[OBJ-03] a reloaded object page shows what was chosen before, and is not drawn again', async ({
  page,
}) => {
  await page.goto(`/object/${FLAT}/`)
  const report = page.getByRole('checkbox', { name: /Отчет о переходе прав/ })
  await report.check()
  await page.reload()
  // An error of the first drawing would be a complaint of the page.
  await page.keyboard.press('Shift')
  await expect(report).toBeChecked()
  await expect(page.getByRole('link', { name: /^Оформить за 499/ })).toBeVisible()
})
