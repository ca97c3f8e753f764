import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { corner, tryUnderFaults, untilRunning, type Act } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const topUpForm = (page: Page) => page.getByRole('form', { name: 'Пополнение баланса' })
const window = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Пополнение баланса' })
const payerDialog = (page: Page) => page.getByRole('dialog', { name: /плательщик/i })
const listOf = async (page: Page, path: string) => (await callAs(page, 'GET', path)).data as unknown[]

const TOP_UP: readonly Act[] = [
  {
    title: 'the order of a top-up',
    call: 'POST /order',
    open: (page) => page.getByRole('radio', { name: '5 000 ₽', exact: true }).check(),
    press: (page) => topUpForm(page).locator('button[type=submit]'),
    place: (page) => topUpForm(page).getByRole('alert'),
    kept: (page) => expect(page.getByRole('radio', { name: '5 000 ₽', exact: true })).toBeChecked(),
    done: (page) => expect(window(page)).toBeVisible(),
  },
  {
    title: 'the decision of the payment',
    call: 'POST /test_payment/*',
    press: (page) => window(page).getByRole('button', { name: /^Оплатить/ }),
    place: (page) => window(page).getByRole('alert'),
    done: (page) => expect(page.getByRole('heading', { name: 'Можно потратить 5 000 ₽' })).toBeVisible(),
  },
]

const PAYERS: readonly Act[] = [
  {
    title: 'a new payer',
    call: 'POST /payer/add_payer',
    async open(page) {
      await page.getByRole('button', { name: 'Добавить плательщика' }).first().click()
      const form = payerDialog(page)
      await form.getByRole('textbox', { name: 'ИНН' }).fill('0000000018')
      await form.getByRole('textbox', { name: 'КПП' }).fill('000001001')
      await form.getByLabel('Название').fill('ООО «Кровля»')
      await form.getByLabel('Адрес').fill('г. Образцовск')
    },
    press: (page) => payerDialog(page).locator('button[type=submit]'),
    place: (page) => payerDialog(page).getByRole('alert'),
    kept: (page) => expect(payerDialog(page).getByLabel('Название')).toHaveValue('ООО «Кровля»'),
    async done(page) {
      await expect(payerDialog(page)).toBeHidden()
      expect(await listOf(page, '/payer/get_payers')).toHaveLength(1)
    },
  },
  {
    title: 'other requisites',
    call: 'POST /payer/update_payer_info',
    async open(page) {
      await page.getByRole('button', { name: 'Изменить' }).click()
      await payerDialog(page).getByLabel('Адрес').fill('г. Образцовск, ул. Кленовая, 14')
    },
    press: (page) => payerDialog(page).locator('button[type=submit]'),
    place: (page) => payerDialog(page).getByRole('alert'),
    kept: (page) => expect(payerDialog(page).getByLabel('Адрес')).toHaveValue(/Кленовая, 14$/),
    done: (page) => expect(page.getByText(/КПП 000001001, г\. Образцовск, ул\. Кленовая, 14/)).toBeVisible(),
  },
  {
    title: 'an invoice',
    call: 'GET /invoice',
    open: (page) => page.getByRole('radio', { name: /^По\sсчету/ }).check(),
    press: (page) => topUpForm(page).locator('button[type=submit]'),
    place: (page) => topUpForm(page).getByRole('alert'),
    kept: (page) => expect(page.getByRole('radio', { name: /^По\sсчету/ })).toBeChecked(),
    async done(page) {
      await expect(page.getByRole('button', { name: /^Скачать счет/ })).toHaveCount(1)
      expect(await listOf(page, '/invoice/list')).toHaveLength(1)
    },
  },
  {
    title: 'the end of a payer',
    call: 'DELETE /payer/remove_payer',
    open: (page) => page.getByRole('button', { name: /^Удалить: / }).click(),
    press: (page) => payerDialog(page).getByRole('button', { name: 'Удалить' }),
    place: (page) => payerDialog(page).getByRole('alert'),
    async done(page) {
      await expect(payerDialog(page)).toBeHidden()
      await expect(page.getByRole('button', { name: /^Удалить: / })).toHaveCount(0)
    },
  },
]

const downloadOf = (title: string, call: string, button: RegExp): Act => ({
  title,
  call,
  press: (page) => page.getByRole('button', { name: button }).first(),
  place: corner,
  done: async () => undefined,
})

test(
  '[ERR-11] money under 500, no answer and a lost answer: each failure is told at its place, nothing is paid twice',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/провайдер не ответил|не записан|не удален|не скачан|404.*remove_payer/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/balance/')
    await untilRunning(page)
    for (const act of [...TOP_UP, ...PAYERS])
      await test.step(act.title, () => tryUnderFaults(page, faults, act))
    for (const act of [
      downloadOf('the file of an invoice', 'GET /invoice/*/pdf', /^Скачать счет/),
      downloadOf('the file of movements', 'GET /transaction/xlsx', /^Скачать XLSX$/),
    ])
      await test.step(act.title, async () => {
        const file = page.waitForEvent('download')
        await tryUnderFaults(page, faults, act)
        await file
      })
    const { transactions } = (await callAs(page, 'GET', '/transaction')).data as { transactions: unknown[] }
    expect(transactions).toHaveLength(1)
  },
)

test('a payment whose outcome did not come is not called unpaid: the next press asks for the same payment', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(FAULT_TROUBLE)
  expectTrouble(/Итог оплаты не передан|409.*\/payment/)
  const faults = await withFaults(page)
  await registerByCalls(page, ownEmail)
  await page.goto('/user/balance/')
  await untilRunning(page)
  faults.begin('cut', ['POST /payment/widget_result'])
  await topUpForm(page).locator('button[type=submit]').click()
  await window(page)
    .getByRole('button', { name: /^Оплатить/ })
    .click()
  const outcome = topUpForm(page).getByRole('alert')
  await expect(outcome).toContainText('Итог оплаты не пришел')
  await expect(outcome).toContainText(/второй раз деньги не\sспишем/)
  faults.end()
  await topUpForm(page).locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'Можно потратить 1 500 ₽' })).toBeVisible()
  await expect(outcome).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test(
  'a tariff is paid once, whatever becomes of the answers',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await topUp(page, 1500)
    await page.goto('/user/tariff/')
    await untilRunning(page)
    const row = page.getByRole('row').filter({ hasText: 'Постоянный' })
    const dialog = page.getByRole('dialog', { name: 'Подключить «Постоянный»?' })
    await tryUnderFaults(page, faults, {
      title: 'a tariff',
      call: 'POST /tariff/activate',
      open: () => row.getByRole('button', { name: /^Подключить/ }).click(),
      press: () => dialog.getByRole('button', { name: /^Подключить за/ }),
      place: () => dialog.getByRole('alert'),
      done: () => expect(row.getByText(/^Действует до/)).toBeVisible(),
    })
    const { own } = (await callAs(page, 'GET', '/transaction')).data as { own: number }
    expect(own).toBe(1010)
  },
)
