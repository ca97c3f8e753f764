import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { DevServer } from '@proverka/dev-env'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect } from '../fixtures.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs, payByApi, topUp } from '../pages/own-api.ts'
import { becomeClient, visit } from '../pages/visitors.ts'
import { test as ownServer } from '../services-of-others.ts'
import { callConsole, openConsole } from './operator.ts'

const test = ownServer.extend({
  baseURL: async ({ services: { server } }, use) =>
    use(server.originOf('realty').replace('realty.', 'console.')),
})

interface Placed {
  readonly id: string
  readonly order_items: readonly { readonly order_item_id: string; readonly price: number }[]
  readonly payment_data: { readonly confirmation: { readonly confirmation_token: string } }
}

/** A client buys two services by card, and one from the balance. */
async function buy(browser: Browser, server: DevServer, email: string): Promise<Placed> {
  const { page, context } = await visit(browser, server.originOf('realty'), undefined)
  await becomeClient(page, email)
  const items = (...names: string[]) =>
    names.map((name) => ({
      product_id: catalogueProduct(name)?.product_id,
      object_key: FLAT,
      metadata: {},
    }))
  const { data } = await callAs(page, 'POST', '/order', {
    order_items: items('EgrnObject', 'EgrnRightList'),
  })
  await payByApi(page, data as Placed)
  await topUp(page, 5000)
  const order_items = items('RiskAssessmentOwner')
  await callAs(page, 'POST', '/order', { order_items, use_account_balance: true })
  await context.close()
  return data as Placed
}

/** Kopecks of an amount as the screen or a file writes it. */
const kopecks = (text: string): number =>
  Math.round(Number(text.replaceAll(/[\s₽]/gu, '').replace('−', '-').replace(',', '.')) * 100)

/** The sum that a table of the screen shows at its end. */
async function totalOf(page: Page, title: string): Promise<number> {
  const row = page.getByRole('region', { name: title }).getByRole('row', { name: /^Всего/ })
  return kopecks((await row.getByRole('cell').last().innerText()).trim())
}

/** What the rows of a downloaded table sum up to. */
async function sumOfFile(page: Page, title: string): Promise<number> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Выгрузить: ${title.toLowerCase()}` }).press('Enter')
  await page.getByLabel('Вид файла').selectOption('csv')
  await page.keyboard.press('Control+Enter')
  const text = await readFile(await (await download).path(), 'utf8')
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const at = head.split(';').indexOf('Итого')
  expect(at).toBeGreaterThan(0)
  const rows = lines.map((line) => line.replaceAll(/"[^"]*"/gu, 'имя').split(';'))
  return rows.reduce((sum, cells) => sum + kopecks(cells[at] ?? ''), 0)
}

const TABLES = ['По дням', 'По товарам', 'По партнерам', 'По площадкам', 'По способам оплаты']

test('[CONSOLE-18] a term is chosen by keys, and every table and its file have the sum that is shown, net of returns', async ({
  page,
  browser,
  services: { server },
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  expectTrouble(/400 \(Bad Request\)/)
  expectTrouble(/Период не длиннее/)
  const { order_items } = await buy(browser, server, ownEmail)
  await openConsole(page, '/statistics')
  await expect(page.getByText('сходятся', { exact: true })).toBeVisible()
  const before = await totalOf(page, 'По дням')

  await test.step('a return is taken off', async () => {
    const [item] = order_items
    const reason = 'Ошибка в отчете'
    await callConsole(page, 'POST', '/admin/order_item/return', {
      order_item_id: item?.order_item_id,
      amount: 100.5,
      left: item?.price,
      reason,
    })
    await server.context.database.runRawSql(
      'update pending_acts set due_at = now() where outcome is null',
      [],
    )
    await expect
      .poll(
        async () => {
          await page.reload()
          await expect(page.getByText('сходятся', { exact: true })).toBeVisible()
          return totalOf(page, 'По дням')
        },
        { timeout: 120_000 },
      )
      .toBe(before - 10_050)
  })
  await test.step('the term is in the address, and all of its tables agree', async () => {
    const month = page.getByRole('link', { name: '30 дн' })
    await month.press('Enter')
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=/)
    await expect(page.getByRole('heading', { name: /за 30\sдней/ })).toBeVisible()
    const shown = await totalOf(page, 'По дням')
    for (const title of TABLES) {
      expect([title, await totalOf(page, title)]).toEqual([title, shown])
      expect([title, await sumOfFile(page, title)]).toEqual([title, shown])
    }
    await expect(page.getByText('сходятся', { exact: true })).toBeVisible()
  })
  await test.step('a wrong term is refused in words', async () => {
    await page.goto('/statistics?from=2020-01-01&to=2026-11-25')
    await expect(page.getByRole('alert')).toContainText('Период не длиннее 366 дней')
  })
})
