import { fillGuest, awaitReport, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

test('[PROD-17, PROD-18] a guest checks a person: answers fill in, each with its source and one of four results', async ({
  page,
  ownEmail,
}) => {
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByRole('button', { name: /^(Продолжить|Проверить)/ }).click()
  await fillGuest(page, ownEmail)
  await pay(page)

  await awaitReport(page)
  await expect(page.getByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  await expect(page.getByText('48120/26/00014-ИП от 11.06.2026, идет')).toBeVisible()
  await expect(page.getByText('ФССП').first()).toBeVisible()
  // Found, a namesake, not found, not checked: none of them passes for another.
  await expect(page.getByText(/однофамилец/i).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Что не проверено' })).toBeVisible()
  await expect(page.getByText(/без\sнего источник не\sотвечает/)).toHaveCount(2)
  await expect(page.getByText('Розыск').first()).toBeVisible()
  await expect(page.getByText('Суды общей юрисдикции').first()).toBeVisible()
})

test('[TRUE-07] a guest with a known address reads the check that was paid in this browser, signed in or not', async ({
  page,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/401/)
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByRole('button', { name: /^(Продолжить|Проверить)/ }).click()
  await fillGuest(page, 'partner@example.com')
  await pay(page)

  await awaitReport(page)
  await expect(page.getByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Ладогин/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Заказ [\d\s]+ оплачен$/ })).toBeVisible()
})

test('[CART-14] Back from a paid order says that it is paid and leads there again', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.goto('/check-person/')
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByRole('button', { name: /^(Продолжить|Проверить)/ }).click()
  await fillGuest(page, ownEmail)
  await pay(page)
  await expect(page).toHaveURL(/\/order\//)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Заказ оплачен' })).toBeVisible()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page.getByRole('heading', { name: /оплачен$/ })).toBeVisible()
})
