import { awaitReport, refuseCounters } from '../pages/checkout.ts'
import { countWay } from '../pages/counted-way.ts'
import { expect, test } from '../fixtures.ts'

test('a check of a person is at most 4 entries, 2 ticks and 6 presses from the home page', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  const way = countWay()
  await page.goto('/')
  await refuseCounters(page)
  await way.enter(page.getByLabel('Фамилия, имя, отчество'), 'Ладогин Арсений Петрович')
  await way.enter(page.getByLabel('Дата рождения'), '14031987')
  await way.press(page.getByRole('button', { name: 'Проверить', exact: true }))
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')
  await way.press(page.getByRole('radio', { name: /^Сдаю или\sснимаю/ }))
  await way.press(page.getByRole('button', { name: /^Проверить за/ }))
  await way.enter(page.getByLabel('Электронная почта'), ownEmail)
  await way.enter(page.getByLabel('Телефон'), '89991234567')
  await way.tick(page.getByRole('checkbox', { name: /Принимаю условия/ }))
  await way.tick(page.getByRole('checkbox', { name: /согласие на обработку/ }))
  await way.press(page.getByRole('main').getByRole('button', { name: /^Оплатить/ }))
  const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
  await way.press(payment.getByRole('button', { name: /^Оплатить/ }))
  await awaitReport(page)
  expect(way.counts.entries).toBeLessThanOrEqual(4)
  expect(way.counts.ticks).toBeLessThanOrEqual(2)
  expect(way.counts.presses).toBeLessThanOrEqual(6)
})
