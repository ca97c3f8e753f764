import { expect, test } from '../fixtures.ts'
import { chooseReport, fillGuest, openPayment, pay } from '../pages/checkout.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

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

test('[OBJ-03] a reloaded object page shows what was chosen before, and is not drawn anew', async ({
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
