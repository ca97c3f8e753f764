import type { Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { corner, tryUnderFaults, type Act } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'
const NEED = 'Согласие супруга'
const PDF = { name: 'Договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 проект') }
type Placed = Parameters<typeof payByApi>[1]

const order = async (page: Page, name: string): Promise<Placed> => {
  const order_items = [{ product_id: catalogueProduct(name)?.product_id, object_key: FLAT }]
  return (await callAs(page, 'POST', '/order', { order_items, again: true })).data as Placed
}
const tryAll = async (
  page: Page,
  faults: Awaited<ReturnType<typeof withFaults>>,
  acts: readonly Act[],
): Promise<void> => {
  for (const act of acts) await test.step(act.title, () => tryUnderFaults(page, faults, act))
}

test(
  'orders under 500, no answer and a lost answer: files, the table, a payment and money that goes back',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/не скачан|не возобновлена|не возвращены|провайдер не ответил|409/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await payByApi(page, await order(page, 'EgrnObject'))
    const unpaid = await order(page, 'EgrnRightList')
    await page.goto('/user/orders/')
    const main = page.getByRole('main')
    const file = page.waitForEvent('download', { timeout: 60_000 })
    await tryAll(page, faults, [
      {
        title: 'all files of an order',
        call: 'GET /download',
        open: () => expect(main.getByRole('button', { name: /^Все файлы, ZIP/ })).toBeVisible(),
        press: () => main.getByRole('button', { name: /^Все файлы, ZIP/ }),
        place: corner,
        done: () => file,
      },
      {
        title: 'the payment of an order that waits',
        call: 'POST /order/*/payment',
        press: () => main.getByRole('button', { name: /^Оплатить/ }),
        place: corner,
        done: () => expect(page.getByRole('dialog')).toBeVisible(),
      },
      {
        title: 'its decision',
        call: 'POST /test_payment/*',
        press: () => page.getByRole('dialog').getByRole('button', { name: /^Оплатить/ }),
        place: () => page.getByRole('dialog').getByRole('alert'),
        done: () => expect(page).toHaveURL(`/order/${unpaid.id}/`),
      },
    ])
    await page.goto('/user/ordersNew/')
    const sheet = page.waitForEvent('download', { timeout: 60_000 })
    await tryAll(page, faults, [
      {
        title: 'the table as a file',
        call: 'GET /orders/export',
        press: () => main.getByRole('button', { name: /^XLSX/ }),
        place: corner,
        done: () => sheet,
      },
    ])
  },
)

test(
  'the outcome of a payment that nobody could say is not called a refusal',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Итог оплаты не передан|Проверить оплату не удалось/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await order(page, 'EgrnObject')
    await page.goto('/user/orders/')
    faults.begin('cut', ['POST /payment/widget_result', 'GET /check_order_paid/*'])
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Оплатить/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Оплатить/ })
      .click()
    await expect(corner(page)).toContainText(/Итог оплаты не\sпришел\. Второй раз не\sплатите/)
    await expect(corner(page)).not.toContainText('деньги не списаны')
    faults.end()
    // The order says by itself that it is paid.
    await expect(page.getByRole('article').getByText('картой', { exact: true })).toBeVisible({
      timeout: 60_000,
    })
  },
)

test(
  'a deal under 500, no answer and a lost answer: nothing is written twice, nothing typed is lost',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Сделка не изменена|не загружен|не скачан|404.*need/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await order(page, 'EgrnRightList')
    await page.goto('/user/deals/')
    const main = page.getByRole('main')
    const form = main.getByRole('form', { name: 'Новая сделка' })
    const need = main.getByRole('form', { name: 'Недостающий документ' })
    const select = main.getByLabel('Добавить заказ')
    await tryAll(page, faults, [
      {
        title: 'a new deal',
        call: 'POST /deal/create',
        async open() {
          await main.getByRole('button', { name: 'Создать сделку' }).click()
          await form.getByLabel('Кадастровый номер или адрес').fill('00:14:0203005:1048')
          await form.getByLabel('Продавец').fill('Савва Ильин')
          await form.getByLabel('Покупатель').fill('Лида Ольхина')
          await form.getByLabel('Цена').fill('4100000')
        },
        press: () => form.locator('button[type=submit]'),
        place: () => form.getByRole('alert'),
        kept: () => expect(form.getByLabel('Продавец')).toHaveValue('Савва Ильин'),
        async done() {
          await expect(page).toHaveURL(/\/user\/deals\/[\da-f-]{36}\/$/)
          expect((await callAs(page, 'GET', '/deal')).data).toHaveLength(1)
        },
      },
      {
        title: 'what is missing',
        call: 'POST /deal/*/need',
        open: () => need.getByLabel('Чего не хватает').fill(NEED),
        press: () => need.locator('button[type=submit]'),
        place: () => need.getByRole('alert'),
        kept: () => expect(need.getByLabel('Чего не хватает')).toHaveValue(NEED),
        done: () => expect(main.getByRole('heading', { name: /Не\sхватает\s1\sлиста/ })).toBeVisible(),
      },
      {
        title: 'what is not missing any more',
        call: 'DELETE /deal/need/*',
        press: () => main.getByRole('button', { name: `Вычеркнуть: ${NEED}` }),
        done: () => expect(main.getByRole('heading', { name: /В\sпапке пока пусто/ })).toBeVisible(),
      },
    ])

    await test.step('an order in the folder', async () => {
      const choose = async () => {
        const value = await select.locator('option[value]:not([value=""])').first().getAttribute('value')
        await select.selectOption(value)
      }
      for (const fault of ['500', 'late', 'cut'] as const) {
        faults.begin(fault, ['POST /deal/*/order'])
        await choose()
        if (fault === 'late') await faults.runOut()
        await expect(
          main.getByText(/Связи с\sсервером нет|неизвестная ошибка|не\sответил вовремя/).first(),
        ).toBeVisible()
      }
      faults.end()
      if ((await select.count()) > 0) await choose()
      await expect(main.getByRole('link', { name: /^Открыть заказ/ })).toHaveCount(1)
    })

    const chosen = main.getByRole('list', { name: 'Добавить документ: выбранные файлы' })
    const file = page.waitForEvent('download', { timeout: 60_000 })
    await tryAll(page, faults, [
      {
        title: 'a document',
        call: 'POST /deal/add_document',
        async open() {
          faults.begin('500', ['POST /deal/add_document'])
          await main.locator('input[name=document]').setInputFiles(PDF)
        },
        press: () => chosen.getByRole('button', { name: 'Отправить еще раз: Договор.pdf' }),
        place: () => chosen,
        async done() {
          await expect(chosen).toContainText('загружен')
          await expect(main.getByRole('button', { name: 'Скачать: Договор.pdf' })).toHaveCount(1)
        },
      },
      {
        title: 'the document as a file',
        call: 'GET /files/*/*',
        press: () => main.getByRole('button', { name: 'Скачать: Договор.pdf' }),
        place: () => corner(page),
        done: () => file,
      },
    ])
  },
)
