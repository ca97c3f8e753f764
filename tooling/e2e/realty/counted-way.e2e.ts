import type { Page } from '@playwright/test'
import { awaitReport, refuseCounters } from '../pages/checkout.ts'
import { countWay, type CountedWay } from '../pages/counted-way.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'

test('an extract is 2 entries, 2 ticks and 5 presses from the typed number', async ({ page, ownEmail }) => {
  test.slow()
  const way = countWay()
  await chooseProduct(page, way, /Выписка ЕГРН об объекте/)
  await payAsGuest(page, way, ownEmail)
  await awaitReport(page)
  expect(way.counts).toEqual({ entries: 2, ticks: 2, presses: 5 })
})

test(
  'a full check is at most 5 entries, 2 ticks and 6 presses from the typed number',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.slow()
    const way = countWay()
    await chooseProduct(page, way, /Полная проверка/)
    await way.enter(page.getByLabel('Фамилия собственника'), 'Ладогин Арсений Петрович')
    await way.enter(page.getByRole('textbox', { name: 'Дата рождения' }), '14031987')
    await way.press(page.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await payAsGuest(page, way, ownEmail)
    await awaitReport(page)
    expect(way.counts.entries).toBeLessThanOrEqual(5)
    expect(way.counts.ticks).toBeLessThanOrEqual(2)
    expect(way.counts.presses).toBeLessThanOrEqual(6)
  },
)

async function chooseProduct(page: Page, way: CountedWay, product: RegExp): Promise<void> {
  await page.goto('/')
  await refuseCounters(page)
  // The typed number is where the way begins.
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill(FLAT)
  await way.press(page.getByRole('button', { name: 'Найти' }))
  await way.press(page.getByRole('checkbox', { name: product }))
  await way.press(page.getByRole('link', { name: /^Оформить/ }).first())
}

async function payAsGuest(page: Page, way: CountedWay, email: string): Promise<void> {
  await way.enter(page.getByLabel('Электронная почта'), email)
  await way.enter(page.getByLabel('Телефон'), '89991234567')
  await way.tick(page.getByRole('checkbox', { name: /Принимаю условия/ }))
  await way.tick(page.getByRole('checkbox', { name: /согласие на обработку/ }))
  await way.press(page.getByRole('main').getByRole('button', { name: /^Оплатить/ }))
  const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
  await way.press(payment.getByRole('button', { name: /^Оплатить/ }))
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
}
