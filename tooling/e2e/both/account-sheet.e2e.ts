import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the balance opens a sheet of the user area with a fact at each place, and three ways close it', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  const product_id = catalogueProduct('EgrnObject')?.product_id
  await callAs(page, 'POST', '/order', {
    order_items: [{ product_id, object_key: '00:14:0203005:1047', metadata: {} }],
  })
  await page.goto('/user/settings/')
  await untilRunning(page)

  const bar = page.getByRole('navigation', { name: 'Разделы' })
  await expect(bar.getByRole('link', { name: /^Заказы\s*, ждут вас: 1$/ })).toBeVisible()

  const balance = page.getByRole('banner').locator('summary', { hasText: 'Кабинет' })
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await balance.click()
    await expect(sheet).toBeVisible()
  }
  await open()
  await expect(sheet.getByText(ownEmail)).toBeVisible()
  await expect(sheet.getByRole('link', { name: /^Заказы/ })).toContainText(/1\sждет оплаты, до/)
  await expect(sheet.getByRole('link', { name: /^Обзор/ })).toContainText(/1\sдело/)
  await expect(sheet.getByRole('link', { name: /^Тарифы/ })).toContainText(/осталось 1\s501\s₽/)
  await expect(sheet.getByRole('link', { name: /^Настройки/ })).toContainText(/1\sвход/)
  await expect(sheet.getByRole('button', { name: 'Выход' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await open()
  await sheet.getByRole('button', { name: 'Закрыть' }).click()
  await expect(sheet).toBeHidden()
  await open()
  // Above the sheet, beside what the header holds.
  await page.mouse.click(195, 30)
  await expect(sheet).toBeHidden()

  await open()
  await sheet.getByRole('link', { name: /^Обзор/ }).click()
  await expect(page).toHaveURL('/user/')
  await expect(sheet).toBeHidden()
})
