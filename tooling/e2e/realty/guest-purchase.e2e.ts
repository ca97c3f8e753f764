import { fillGuest, openPayment, awaitReport, pay, refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'

test('[PROD-01] a guest finds a flat by number, buys an extract, reads and downloads it', async ({
  page,
  ownEmail,
  emailTo,
}) => {
  // The way from the search to the file is long, and a busy machine walks it slowly.
  test.slow()
  await page.goto('/')
  await refuseCounters(page)
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill(FLAT)
  await page.getByRole('button', { name: 'Найти' }).click()

  await expect(page).toHaveURL(`/object/${FLAT}/`)
  await expect(page.getByRole('heading', { level: 1, name: FLAT })).toBeVisible()
  await expect(page.getByText('Имя частного собственника скрыто')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Отчет о переходе прав/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Полная проверка/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()

  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  await fillGuest(page, ownEmail)
  await pay(page)

  await awaitReport(page)
  await expect(page.getByText('Демонстрационные данные').first()).toBeVisible()
  await expect(page.getByText('Ипотека в силу закона').first()).toBeVisible()
  await expect(page.getByText('Физическое лицо').first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).first().click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^00-14-0203005-1047_EgrnObject_.*\.pdf$/)

  expect((await emailTo(ownEmail, /^Заказ .* готов/)).text).toContain('/report/')
})

test('[PROD-01] a flat that was found by its address offers its reports at the checkout, too', async ({
  page,
}) => {
  await page.goto('/')
  await refuseCounters(page)
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill('Кленовая 14, кв 47')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/\/object\/[^/]+\/$/)
  const path = new URL(page.url()).pathname.replace('/object/', '/objectCheckout/')
  await page.goto(path)
  for (const name of [/Выписка ЕГРН об объекте/, /Отчет о переходе прав/, /Полная проверка/])
    await expect(page.getByRole('checkbox', { name })).toBeVisible()
})

test('[SEARCH-22, SEARCH-25, SEARCH-27] several records at one address are offered as a choice, a cancelled one with a warning', async ({
  page,
}) => {
  await page.goto('/')
  await refuseCounters(page)
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill('Полевая 3, кв 1')
  await page.getByRole('button', { name: 'Найти' }).click()
  const results = page.getByRole('dialog', { name: 'Выберите объект' })
  await expect(results.getByText('Найдено: 4')).toBeVisible()
  await expect(results.getByText('Снят с учета')).toBeVisible()
  await expect(results.getByText('Аннулирован')).toBeVisible()
  await results
    .getByRole('button', { name: /^Выбрать/ })
    .first()
    .click()
  await expect(page).toHaveURL('/object/00:14:0203009:301/')
})

test('a closed window and a second try make one order, not two', async ({ page, ownEmail }) => {
  await page.goto(`/object/${FLAT}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /Отчет о переходе прав/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await fillGuest(page, ownEmail)
  const payment = await openPayment(page)
  await payment.getByRole('button', { name: 'Закрыть окно' }).click()
  await expect(payment).toBeHidden()
  await expect(page.getByText('Окно оплаты закрыто')).toBeVisible()
  await pay(page)
  await page.goto('/user/orders/')
  await expect(page.getByText(/Показан\s1\sиз\s1/)).toBeVisible()
})

test('a closed and a declined payment lose nothing: the order waits and can be paid later', async ({
  page,
  ownEmail,
}) => {
  await page.goto(`/object/${FLAT}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /Отчет о переходе прав/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await fillGuest(page, ownEmail)
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const payment = page.getByRole('dialog', { name: 'Тестовый платеж' })
  await payment.getByRole('button', { name: 'Отказ банка' }).click()
  await expect(payment).toBeHidden()
  await expect(page.getByText('Оплата прошла успешно')).toBeHidden()

  await page.goto('/user/orders/')
  await expect(page.getByText('Ожидает оплаты').or(page.getByText('Ждет оплаты')).first()).toBeVisible()
  // One button for the order, and it says what it charges and from where.
  await page.getByRole('main').getByRole('button', { name: 'Оплатить 499 ₽ картой' }).click()
  await payment.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
  await expect(page).toHaveURL(/\/order\//)
})
