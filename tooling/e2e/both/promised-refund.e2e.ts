import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevServer, type DevServer } from '@proverka/dev-env'
import { PROVIDER_KEY, startNewdb } from '@proverka/test-support/sources/providers'
import { expect, test as base } from '../fixtures.ts'
import { fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { fillLadogin } from '../pages/person-form.ts'

/** The product without a demo world: one service answers for all registers, except for the bailiffs. */
const test = base.extend<{ site: string }, { connected: DevServer }>({
  site: ({ connected }, use, info) =>
    use(connected.originOf(info.project.name.startsWith('fiz') ? 'fiz-pro' : 'realty')),
  connected: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'proverka-e2e-promise-'))
      const service = await startNewdb((method) => (method === 'fssp_person' ? 'failed' : { data: [] }))
      const server = await startDevServer({
        dataDir,
        sources: [{ name: 'newdb', key: PROVIDER_KEY, url: service.url }],
      })
      await use(server)
      await server.stop()
      await service.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[TRUST-15] what the checkout says would come back for a part comes back, to the kopeck, when its leading question is not answered', async ({
  page,
  site,
  connected: server,
  ownEmail,
}) => {
  test.slow()
  const { database, jobs } = server.context
  // A price with kopecks.
  await database.runRawSql(
    `update price_components set price_kopecks = 9950 where is_base and product_id = (select id from products where name = 'PersonCheck')`,
  )
  await page.goto(`${site}/check-person/`)
  await refuseCounters(page)
  await fillLadogin(page)
  await page.getByLabel('Регион').selectOption('Москва')
  await page.getByText('Добавить паспорт или ИНН: проверим больше').click()
  await page.getByLabel(/^ИНН/).fill('500100732259')
  await page.getByRole('button', { name: /^Проверить за/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  const promises = page.getByRole('region', { name: 'Когда вернем деньги' })
  const PROMISE =
    /^Вернем\s(?<sum>99,50)\s₽, если на\sглавный вопрос, «Исполнительные производства» \(ФССП\), не\sбудет ответа в\sсрок\.$/
  await expect(promises.getByRole('listitem')).toHaveText([PROMISE])
  await expect(promises).toContainText(/«сведений нет» — тоже результат/)
  const promised = PROMISE.exec(await promises.getByRole('listitem').innerText())?.groups?.['sum']
  await fillGuest(page, ownEmail)
  await pay(page)
  await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
  const main = page.getByRole('main')
  // The page of the order says the same while the answer is awaited.
  await expect(main.getByText(/Вернем\s99,50\s₽, если на\sглавный вопрос/).first()).toBeVisible()

  const orderId = /order\/([\da-f-]{36})/.exec(page.url())?.[1] ?? ''
  // What was promised has ended: whatever is open is put once more, and the bailiffs stay silent.
  await database.runRawSql(
    `update orders set promised_at = now() - interval '1 minute' where id = '${orderId}'`,
  )
  const ofOrder = `order_item_id in (select id from order_items where order_id = '${orderId}')`
  const putAgain = async () => {
    const open = await rows<{ id: string }>(
      server,
      `update report_tasks set ask_again_at = null where ${ofOrder} and status = 'running' returning id`,
    )
    for (const { id } of open) await jobs.enqueue('ask-source', { taskId: id })
    return rows(server, `select status from order_items where order_id = '${orderId}'`)
  }
  // A call has its own tries: one that is put again meanwhile begins anew.
  await expect.poll(putAgain, { timeout: 90_000, intervals: [5000] }).toEqual([{ status: 'refund' }])
  // Others did answer: the price goes back for the leading question alone.
  const answered = `select id from report_tasks where ${ofOrder} and answer->>'kind' = 'not-found'`
  expect(await rows(server, answered)).not.toHaveLength(0)
  await page.reload()
  await expect(main.getByText('Деньги возвращены').first()).toBeVisible()
  await expect(main.getByText(/^99,50\s₽ вернутся тем же способом/).first()).toBeVisible()
  const returns = await rows<{ kopecks: number | string }>(
    server,
    `select bonus_kopecks + own_kopecks + card_kopecks as kopecks from item_returns where ${ofOrder}`,
  )
  expect(returns.map(({ kopecks }) => Number(kopecks))).toEqual([
    Math.round(Number(promised?.replace(',', '.')) * 100),
  ])
})

async function rows<T = unknown>({ context }: DevServer, sql: string): Promise<readonly T[]> {
  return (await context.database.runRawSql(sql)).rows as T[]
}
