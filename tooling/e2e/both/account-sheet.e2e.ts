import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A finger pulls from one height of the screen to another, px. */
async function pull(page: Page, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 120, y }] })
  await touch('touchStart', from)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', from + (to - from) * share)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

test('on a phone the balance opens a sheet of the user area with a fact at each place, and four ways close it', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  const product_id = catalogueProduct('EgrnObject')?.product_id
  await callAs(page, 'POST', '/order', {
    order_items: [{ product_id, object_key: '00:14:0203005:1047', metadata: {} }],
  })
  const deal = await callAs(page, 'POST', '/deal/create', {
    object_key: '00:14:0203005:1047',
    parties: [{ role: 'Продавец', name: 'Савва Ильин' }],
    price: 4_100_000,
    closes_on: '',
  })
  const { deal_id } = deal.data as { deal_id: string }
  await callAs(page, 'POST', `/deal/${deal_id}/need`, { title: 'Справка', bearer: 'Продавец', due_on: '' })
  await page.goto('/user/settings/')
  await untilRunning(page)

  const bar = page.getByRole('navigation', { name: 'Разделы' })
  await expect(bar.getByRole('link', { name: /^Заказы\s+ждут вас: 1$/ })).toBeVisible()

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
  await expect(sheet.getByRole('link', { name: /^Сделки/ })).toContainText(/не\sхватает\s1\sлиста/)
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
  const { y = 0 } = (await sheet.boundingBox()) ?? {}
  await pull(page, y + 30, y + 230)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/user/settings/')

  await open()
  await sheet.getByRole('link', { name: /^Обзор/ }).click()
  await expect(page).toHaveURL('/user/')
  await expect(sheet).toBeHidden()
})
