import type { Page } from '@playwright/test'
import { awaitReport, fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'
import { expect, test } from '../fixtures.ts'

/** A company of the demo world that owes and is sued, and a car whose mileage went back. */
const COMPANY_WORDS = 'Тихомельский войлочный'
const CAR_VIN = '000DEM00000000056'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Проверить/ })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await refuseCounters(page)
}

/** Orders what the form was filled for, up to the page of the paid order. */
async function orderAndPay(page: Page, email: string): Promise<void> {
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await fillGuest(page, email)
  await pay(page)
  await awaitReport(page)
}

/** The order can be paid: the way of the form has led to its last step. */
async function expectOrder(page: Page): Promise<void> {
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(Оплатить|Получить|Заказать)/ }),
  ).toBeVisible()
}

test('[PROD-24] a counterparty is found by name, ordered, and told with its state, figures and courts', async ({
  page,
  ownEmail,
}) => {
  await open(page, '/counter-agent/')
  const field = page.getByLabel('Компания или предприниматель')
  await field.fill(COMPANY_WORDS)
  await page
    .getByRole('option', { name: /Тихомельский войлочный завод/ })
    .first()
    .click()
  await expect(field).toHaveValue(/войлочный завод»$/)
  await orderAndPay(page, ownEmail)
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: /^Выручка, чистая прибыль и долги/ })).toBeAttached({
    timeout: 60_000,
  })
  await expect(main.getByText('Действует, есть отметка').first()).toBeVisible()
  await expect(main.getByRole('table', { name: 'Дела по годам' })).toBeAttached()
})

test('[PROD-25] a legal entity is checked by its INN', async ({ page }) => {
  await open(page, '/proverka-yuridicheskogo-licza/')
  await expect(page.getByRole('heading', { level: 1, name: 'Проверка юридического лица' })).toBeVisible()
  await page.getByLabel('Компания или предприниматель').fill('0000000001')
  await submit(page).click()
  await expect(page.getByText('Неправильный ИНН')).toBeVisible()
  await page.getByLabel('Компания или предприниматель').fill('0000000000')
  await expectOrder(page)
})

test('[PROD-26] a car is checked by its VIN or its plate, ordered and told with its mileage', async ({
  page,
  ownEmail,
}) => {
  await open(page, '/proverka-avto/')
  await page.getByRole('textbox', { name: 'Госномер' }).fill('А000АА000')
  await submit(page).click()
  await expect(page.getByText('Некорректный гос. номер')).toBeVisible()
  await page.getByRole('radio', { name: /VIN/ }).check()
  await page.getByRole('textbox', { name: 'VIN' }).fill(CAR_VIN)
  await orderAndPay(page, ownEmail)
  const main = page.getByRole('main')
  await expect(main.getByText(/Пробег скручен/).first()).toBeVisible()
  await expect(main.getByRole('table', { name: /^Пробег по датам/ })).toBeAttached()
  await expect(main.getByText(CAR_VIN).first()).toBeVisible()
})

const PERSON_FORMS = [
  ['[PROD-21]', '/proverka-voditelya/', 'Проверка водителя'],
  ['[PROD-22]', '/proverka-arendatora/', 'Проверка арендатора'],
  ['[PROD-23]', '/proverka-sotrudnika/', 'Проверка сотрудника'],
  ['[PROD-20]', '/credit-rating/', 'Финансовая надежность'],
] as const

for (const [row, path, heading] of PERSON_FORMS) {
  test(`${row} ${heading}: the form of ${path} orders it`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await fillLadogin(page)
    if (path === '/proverka-voditelya/') {
      await submit(page).click()
      await expect(page.getByText('Обязательное поле')).toBeVisible()
      await page.getByRole('textbox', { name: 'Водительское удостоверение' }).fill('0000 000014')
    }
    await expectOrder(page)
  })
}

const INN_FORMS = [
  ['[PROD-16]', '/proverka-nalogov/', 'Проверка налоговой задолженности'],
  ['[PROD-27]', '/proverka-samozanyatogo/', 'Проверка самозанятого'],
] as const

for (const [row, path, heading] of INN_FORMS) {
  test(`${row} ${heading}: an INN and a reason order it`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByLabel('ИНН человека').fill('001400000180')
    await page.getByRole('radio', { name: /^Заключаю другой договор/ }).check()
    await expectOrder(page)
  })
}

test('[PROD-19] a passport is checked by its number, without payment, name, email and account', async ({
  page,
}) => {
  await open(page, '/proverka-pasporta/')
  const form = page.locator('#form')
  const number = form.getByRole('textbox')
  await expect(number).toHaveCount(1)
  await number.fill('00 00-000014')
  await expect(number).toHaveValue('0000000014')
  await number.press('Enter')
  const answer = form.getByRole('status')
  await expect(answer).toContainText('Среди недействительных не\u00a0значится')
  await expect(answer).toContainText('МВД')
  await expect(answer).toContainText('Демонстрационные данные')

  await number.fill('0000000099')
  await number.press('Enter')
  await expect(answer).toContainText('Значится недействительным')
  await expect(answer).toContainText('Причина')
  await expect(page).toHaveURL(/\/proverka-pasporta\/$/)
  // Every digit stands in its cell, also with the caret behind the last one.
  expect(await number.evaluate((input) => input.scrollLeft)).toBe(0)

  await number.fill('000000')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/10 цифр/)
  await expect(number).toBeFocused()
})

test('[ROUTE-018] the check of a person has the address of the brand, too', async ({ page }) => {
  await open(page, '/check-fiz/')
  await expect(page.getByLabel('Фамилия')).toBeVisible()
})
