import { expect, test } from '../fixtures.ts'
import { askedCalls } from '../pages/asked-calls.ts'
import { chooseReport } from '../pages/checkout.ts'
import { makeCoupon } from '../pages/coupon.ts'
import { topUp } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

test('[ROLE-19, ROLE-20, PAY-01] an order is paid from the balance, by card, or needs no payment: the window opens for the card alone', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  const window = page.getByRole('dialog')
  await registerByCalls(page, ownEmail)
  await chooseReport(page, FLAT, /Отчет о переходе прав/)
  await expect(page.getByRole('checkbox', { name: /с баланса/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Оплатить 499 ₽ картой' }).click()
  await expect(window.getByText('499 ₽').first()).toBeVisible()
  await window.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByRole('heading', { name: /оплачен$/ })).toBeVisible()

  await topUp(page, 1000)
  await chooseReport(page, '00:14:0203005:1048', /Отчет о переходе прав/)
  await page.getByRole('checkbox', { name: 'Оплатить с баланса: на нем 1 000 ₽' }).check()
  await page.getByRole('button', { name: 'Оплатить 499 ₽ с баланса' }).click()
  await expect(page.getByRole('heading', { name: /оплачен$/ })).toBeVisible()
  await expect(window).toBeHidden()
  await page.getByRole('banner').locator('summary', { hasText: 'Кабинет' }).click()
  await expect(page.getByRole('banner').getByText('501 ₽').filter({ visible: true }).first()).toBeVisible()

  const code = await makeCoupon('EgrnObject', 499)
  const asked = askedCalls(page)
  await page.goto(`/?utm_coupon=${code}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft.campaign'))).toContain(code)
  await chooseReport(page, FLAT, /Выписка ЕГРН об объекте/)
  await page.getByRole('button', { name: 'Получить бесплатно' }).click()
  await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
  await expect(window).toBeHidden()
  expect(asked.filter(({ path }) => path.includes('payment'))).toEqual([])
})
