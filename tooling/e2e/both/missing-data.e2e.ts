import { fillGuest, awaitReport, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test('[TRUE-09] the INN is added in the report, and what lacked it is checked free of charge', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  await expect(page.getByText(/^Налоговая задолженность \(/)).toBeVisible()

  await page.getByRole('button', { name: /^Добавить .*ИНН.* бесплатно$/ }).press('Enter')
  await expect(page.getByLabel(/^ИНН/)).toBeFocused()
  await page.getByRole('button', { name: 'Проверить бесплатно' }).click()
  await expect(page.getByText('Заполните хотя бы одно поле')).toBeVisible()
  await page.getByLabel(/^ИНН/).fill('500100732259')
  await page.getByRole('button', { name: 'Проверить бесплатно' }).press('Enter')
  await expect(page.getByText('Данные добавлены, проверяем')).toBeVisible()
  // The form has gone: the keyboard goes on at its place.
  await expect(page.getByRole('region', { name: 'Что не проверено' }).locator(':focus')).toBeVisible()
  await expect(page.getByText(/^Налоговая задолженность \(/)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Что не проверено' }).locator(':focus')).toBeVisible()
  // The passport is still missing, and only that is asked for.
  await page.getByRole('button', { name: /^Добавить паспорт .*бесплатно$/ }).click()
  await expect(page.getByLabel(/^ИНН/)).toBeHidden()
})

test('a passport given at once is checked at once', async ({ page, ownEmail }) => {
  test.slow()
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByText('Добавить паспорт или ИНН: проверим больше').click()
  await page.getByLabel(/^Паспорт/).fill('0000123456')
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  await expect(page.getByRole('button', { name: /^Добавить ИНН .*бесплатно$/ })).toBeVisible({
    timeout: 60_000,
  })
})

test('[TRUE-09] a car ordered by a plate that names no VIN gets it in the report: pledges and owners are asked then, free of charge', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/proverka-avto/')
  await refuseCounters(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Госномер' }).fill('М000ХУ00')
  await main.getByRole('button', { name: /^Проверить/ }).click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await awaitReport(page)
  const notChecked = page.getByRole('region', { name: 'Что не проверено' })
  await expect(notChecked.getByText(/^Залог \(/)).toBeVisible()

  await page.getByRole('button', { name: /^Добавить VIN .*бесплатно$/ }).click()
  await page.getByRole('textbox', { name: /^VIN/ }).fill('000DEM00000000028')
  await page.getByRole('button', { name: 'Проверить бесплатно' }).click()
  await expect(page.getByText('Данные добавлены, проверяем')).toBeVisible()
  await expect(notChecked.getByText(/^Залог \(/)).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Уведомление 2026-/ })).toBeVisible()
  await expect(page.getByText('Автомобиль стоит на учете')).toBeVisible()
  await expect(page.getByText('Машины с таким номером ГИБДД не знает')).toBeHidden()
})
