import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { corner, tryUnderFaults, untilRunning, type Act } from '../pages/acts.ts'
import { awaitDone, buyReport, FLAT } from '../pages/bought-reports.ts'
import { FAULT_TROUBLE, withFaults, type Faults } from '../pages/faults.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PAYER = {
  name: 'ООО «Ольхина и Ко»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}
const LADOGIN = {
  person: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
  purpose: 'contract',
  ground: 'consent',
}
const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name })
const tryAll = async (page: Page, faults: Faults, acts: readonly Act[]) => {
  for (const act of acts) await test.step(act.title, () => tryUnderFaults(page, faults, act))
}
/** A page that does not open, and opens when it is asked for again. */
const opened = (faults: Faults, title: string, call: string, path: string) => ({
  title,
  call,
  async open(page: Page) {
    faults.begin('500', [call])
    await page.goto(path)
  },
  press: button('Повторить'),
  place: main,
})
const orderFlat = async (page: Page, product = 'EgrnObject'): Promise<string> => {
  const order_items = [{ product_id: catalogueProduct(product)?.product_id, object_key: FLAT }]
  const placed = await callAs(page, 'POST', '/order', { order_items, again: true })
  return (placed.data as { readonly id: string }).id
}

test(
  'an unpaid order under 500, no answer and a lost answer: its page opens, its bill is one, its address is put right',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Счет не выписан|не скачан/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await callAs(page, 'POST', '/payer/add_payer', PAYER)
    const id = await orderFlat(page)
    const form = main(page).getByRole('form', { name: 'Почта заказа' })
    const field = form.getByLabel('Электронная почта')
    const bills: unknown[] = []
    page.on('download', (file) => bills.push(file))
    const bill = { press: button(/^Счет на/), place: corner }
    await tryAll(page, faults, [
      {
        ...opened(faults, 'the order itself', 'GET /order/*', `/order/${id}/`),
        done: () => expect(main(page).getByRole('heading', { level: 1, name: /ждет оплаты$/ })).toBeVisible(),
      },
      {
        ...bill,
        title: 'its bill',
        call: 'GET /invoice',
        kept: () => expect(main(page).getByLabel('Плательщик')).toContainText(PAYER.name),
        done: () => expect.poll(() => bills.length).toBe(1),
      },
      {
        ...bill,
        title: 'the file of its bill',
        call: 'GET /invoice/*/pdf',
        done: () => expect.poll(() => bills.length).toBe(2),
      },
      {
        title: 'another address',
        call: 'PUT /order/*/email',
        open: () => field.fill(`n${ownEmail}`),
        press: () => form.locator('button[type=submit]'),
        place: () => form.getByRole('alert'),
        kept: () => expect(field).toHaveValue(`n${ownEmail}`),
        done: () => expect(form.getByText(/^Исправлено: письма придут на/)).toBeVisible(),
      },
    ])
    const order = (await callAs(page, 'GET', `/order/${id}`)).data as { email: string }
    expect(order.email).toBe(`n${ownEmail}`)
    expect((await callAs(page, 'GET', '/invoice/list')).data).toHaveLength(1)
  },
)

test(
  'a paid order under 500, no answer and a lost answer: receipt, act, and the link to it',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/не скачан|Ссылка не отправлена/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    const bought = await buyReport(page, 'EgrnObject', FLAT)
    await awaitDone(page, bought)
    const receipts = async () => (await callAs(page, 'GET', `/order/${bought.orderId}/receipts`)).data as []
    await expect.poll(async () => (await receipts()).length).toBeGreaterThan(0)
    await page.goto(`/order/${bought.orderId}/`)
    await untilRunning(page)
    const next = () => page.waitForEvent('download', { timeout: 60_000 })
    const receipt = next()
    await tryAll(page, faults, [
      {
        title: 'a receipt',
        call: 'GET /receipt/*',
        press: (at) => button(/^Скачать: Чек об/)(at).first(),
        place: corner,
        done: () => receipt,
      },
      {
        title: 'a link to the order',
        call: 'POST /order/*/link',
        press: button('Прислать ссылку на почту'),
        place: corner,
        done: () => expect(corner(page)).toContainText(`Ссылка ушла на ${ownEmail}`),
      },
    ])
    const act = next()
    await tryAll(page, faults, [
      {
        title: 'the act',
        call: 'GET /order/*/act',
        press: button('Скачать: Акт об оказании услуг, PDF'),
        place: corner,
        done: () => act,
      },
    ])
  },
)

test(
  'a running check under 500, no answer and a lost answer: data are added once, a question is put again',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Данные не добавлены|Повтор не принят|409/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    const bought = await buyReport(page, 'PersonCheck', 'Ладогин', LADOGIN)
    await awaitDone(page, bought)
    await tryAll(page, faults, [
      {
        ...opened(faults, 'the report itself', 'GET /report/*', `/report/${bought.itemId}/`),
        done: () => expect(page.getByRole('region', { name: 'Что не проверено' })).toBeVisible(),
      },
    ])
    await page.goto(`/order/${bought.orderId}/`)
    await untilRunning(page)
    const inn = main(page).getByLabel(/^ИНН/)
    await tryAll(page, faults, [
      {
        title: 'a question that had no answer',
        call: 'POST /risk/v2/task/restart',
        press: (at) =>
          main(at).getByRole('listitem').getByRole('button', { name: 'Повторить', exact: true }).first(),
        place: corner,
        done: () => expect(page.locator('button[aria-busy=true]')).toHaveCount(0),
      },
      {
        title: 'data that were missing',
        call: 'PUT /admin/order_item/update_order_item',
        async open() {
          await button(/^Добавить .*ИНН.* бесплатно$/)(page).click()
          await inn.fill('500100732259')
        },
        press: button('Проверить бесплатно'),
        kept: () => expect(inn).toHaveValue('500100732259'),
        done: () => expect(corner(page)).toContainText('Данные добавлены, проверяем'),
      },
    ])
  },
)

test(
  'the table of orders under 500, no answer and a lost answer: archives come, several orders are paid once',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Архивы не скачаны|Заказы не оплачены|Итог оплаты не передан|провайдер не ответил|409/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await awaitDone(page, await buyReport(page, 'EgrnObject', FLAT))
    for (const product of ['EgrnObject', 'EgrnRightList']) await orderFlat(page, product)
    await page.goto('/user/ordersNew/')
    await untilRunning(page)
    const boxes = main(page).getByRole('checkbox', { name: /^Выбрать заказ/ })
    await expect(boxes).toHaveCount(3)
    for (const box of await boxes.all()) await box.check()
    const payment = page.getByRole('dialog')
    const file = page.waitForEvent('download', { timeout: 60_000 })
    await tryAll(page, faults, [
      {
        title: 'the archive of the chosen orders',
        call: 'GET /orders/archive',
        press: button('Скачать ZIP'),
        place: corner,
        done: () => file,
      },
      {
        title: 'one payment for two orders',
        call: 'POST /orders/pay',
        press: button(/^Оплатить 2 за/),
        place: corner,
        kept: () => expect(main(page).getByText('Выбрано 3')).toBeVisible(),
        done: () => expect(payment).toBeVisible(),
      },
      {
        title: 'its decision',
        call: 'POST /test_payment/*',
        press: () => payment.getByRole('button', { name: /^Оплатить/ }),
        place: () => payment.getByRole('alert'),
        done: () => expect(payment).toBeHidden(),
      },
    ])
    const paid = async () => {
      const { transactions } = (await callAs(page, 'GET', '/transaction')).data as {
        transactions: readonly { readonly kind: string }[]
      }
      return transactions.filter(({ kind }) => kind === 'top-up').length
    }
    await expect.poll(paid).toBe(1)
  },
)

test(
  'the outcome of a joint payment that nobody could say is not called a refusal, and the next press pays nothing more',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(90_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Итог оплаты не передан|Заказы не оплачены|409/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await topUp(page, 500)
    for (const product of ['EgrnObject', 'EgrnRightList']) await orderFlat(page, product)
    await page.goto('/user/ordersNew/')
    await untilRunning(page)
    const boxes = main(page).getByRole('checkbox', { name: /^Выбрать заказ/ })
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()
    // Neither the page nor its list hears anything of the payment.
    faults.begin('500', ['POST /payment/widget_result', 'GET /orders'])
    await button(/^Оплатить 2 за/)(page).click()
    const payment = page.getByRole('dialog')
    await payment.getByRole('button', { name: /^Оплатить/ }).click()
    await expect(corner(page)).toContainText(/Итог оплаты не\sпришел\. Второй раз не\sплатите/)
    await expect(corner(page)).not.toContainText('деньги не списаны')
    faults.begin('500', ['GET /orders'])
    await button(/^Оплатить 2 за/)(page).click()
    await expect(corner(page)).toContainText(/Оплачено:\s2\sзаказа/)
    await expect(payment).toBeHidden()
    faults.end()
    const { own } = (await callAs(page, 'GET', '/transaction')).data as { own: number }
    expect(own).toBe(500)
  },
)
