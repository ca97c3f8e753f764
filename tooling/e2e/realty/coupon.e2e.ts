import { expect, test } from '../fixtures.ts'
import { chooseReport, fillGuest, pay } from '../pages/checkout.ts'
import { makeCoupon } from '../pages/coupon.ts'
import { registerByCalls } from '../pages/registration.ts'
import { PASSWORD } from '../pages/visitors.ts'

const FLAT = '00:14:0203005:1047'
const OTHER_FLAT = '00:14:0203005:1048'
const EXTRACT = /Выписка ЕГРН об объекте/

test('[SAFE-07] a promo code lowers the order at the checkout, and says why it lowers the next one no more', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/404|409/)
  const code = await makeCoupon('EgrnObject', 100)
  await registerByCalls(page, ownEmail)
  await chooseReport(page, FLAT, EXTRACT)
  const coupon = page.getByRole('form', { name: 'Скидка по промокоду' })
  const opener = page.getByRole('button', { name: 'Есть промокод?' })
  await opener.click()
  await expect(coupon.getByLabel('Промокод')).toBeFocused()
  await coupon.getByLabel('Промокод').fill('НЕТ-ТАКОГО')
  await coupon.getByRole('button', { name: 'Применить' }).click()
  await expect(coupon.getByLabel('Промокод')).toHaveAccessibleDescription(/промокод/i)
  await coupon.getByLabel('Промокод').fill(code)
  await coupon.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByText(`Промокод ${code}: скидка 100 ₽`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Оплатить 399/ })).toBeVisible()
  await pay(page)
  await expect(page).toHaveURL(/\/order\//)

  await chooseReport(page, OTHER_FLAT, EXTRACT)
  await opener.click()
  await coupon.getByLabel('Промокод').fill(code)
  await coupon.getByRole('button', { name: 'Применить' }).click()
  await expect(coupon.getByLabel('Промокод')).toHaveAccessibleDescription(/действует один раз/)
})

test(
  '[SAFE-07, TRACK-05] the code of a link is used unasked; one that was used before says so',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.slow()
    const code = await makeCoupon('EgrnObject', 100)
    await registerByCalls(page, ownEmail)
    await page.goto(`/?utm_coupon=${code}`)
    // The values of a link are kept by the app, which starts when the page is there.
    await page.waitForFunction(
      (kept) => Object.values(sessionStorage).some((value) => String(value).includes(kept)),
      code,
    )
    await chooseReport(page, FLAT, EXTRACT)
    await expect(page.getByText(`Промокод ${code}: скидка 100 ₽`)).toBeVisible()
    await pay(page)
    await chooseReport(page, OTHER_FLAT, EXTRACT)
    await expect(page.getByText(`Промокод ${code}: без скидки`)).toBeVisible()
    await expect(page.getByText('он уже применен в другом вашем заказе')).toBeVisible()
    await page.getByRole('button', { name: 'Убрать' }).click()
    await expect(page.getByRole('textbox', { name: 'Промокод' })).toHaveValue('')
  },
)

test(
  '[SAFE-02] a free order with the address of an account asks to sign in, and goes on with what was typed',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/401|Заказ не оформлен/)
    const code = await makeCoupon('EgrnObject', 499)
    const context = await browser.newContext()
    await registerByCalls(await context.newPage(), ownEmail)
    await context.close()

    await chooseReport(page, FLAT, EXTRACT)
    await page.getByRole('button', { name: 'Есть промокод?' }).click()
    await page.getByRole('textbox', { name: 'Промокод' }).fill(code)
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(page.getByText(`Промокод ${code}: скидка 499 ₽`)).toBeVisible()
    await fillGuest(page, ownEmail)
    const order = page.getByRole('main').getByRole('button', { name: 'Получить бесплатно' })
    await order.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Электронная почта')).toHaveValue(ownEmail)
    // A user who changes his mind finds everything in its place.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Электронная почта')).toHaveValue(ownEmail)
    await expect(page.getByLabel('Телефон')).toHaveValue('+7 (999) 123-45-67')
    await order.click()
    await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Войти' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/objectCheckout\//)
    await expect(page.getByText(`Промокод ${code}: скидка 499 ₽`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden()
    await order.click()
    await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
  },
)
