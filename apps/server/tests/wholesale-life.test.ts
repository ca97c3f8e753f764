import { contract } from '@proverka/api/contract'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveBonus } from './setup/money.ts'
import { readZip } from './setup/read-zip.ts'
import { idOf, register } from './setup/registration.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/** Objects of the order. The figure is five thousand: `WHOLESALE_PARTS=5000`. */
const PARTS = Number(process.env['WHOLESALE_PARTS'] ?? 6)
/** Every so many parts have a source that did not answer. */
const FAILS_EACH = 3
/** An archive has five documents of each report: it is looked into up to this size. */
const MOST_IN_ARCHIVE = 50
const PART_MS = 400

const numberAt = (index: number) => `00:78:0000001:${index + 1}`
const NUMBERS = Array.from({ length: PARTS }, (_, index) => numberAt(index))
const FAILED = NUMBERS.filter((_, index) => index % FAILS_EACH === 0)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.sql(
    `insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status, extract, history)
     select 2000000 + i, '00:78:0000001:' || i, 'г. Списков, ул. Долгая, д. ' || i, area, area_okc, level, object_type,
       type_okc, status, extract, history
     from demo_objects, generate_series(1, $1::int) i where number = $2`,
    [PARTS, FLAT],
  )
})
afterAll(() => server.stop())

it(
  '[PUB-02] a list lives from its check to its archive: progress, a retry of the failed alone, index and ZIP',
  { timeout: 60_000 + PARTS * PART_MS },
  async () => {
    const buyer = server.visit()
    await register(buyer)
    await giveBonus(server, await idOf(buyer), PARTS * 1000)

    const checked = await buyer.call(contract.wholesale.checkList, {
      // No list is longer than the largest order.
      body: { rows: [...NUMBERS.slice(1), FLAT + '9'] },
    })
    const kinds = checked.data.map(({ kind }) => kind)
    expect(kinds.slice(0, -1)).toEqual(NUMBERS.slice(1).map(() => 'found'))
    expect(kinds.at(-1)).not.toBe('found')

    const { data: order } = await buyer.call(contract.orders.createOrder, {
      body: {
        order_items: NUMBERS.map((object_key) => ({ product_id: productId('EgrnObject'), object_key })),
        use_account_balance: true,
      },
    })
    const params = { id: order.id }
    const progressOf = async () => (await buyer.call(contract.wholesale.getProgress, { params })).data
    /** Waits until no part is on its way; each wait ends when another part has moved on. */
    async function settle() {
      for (;;) {
        const { states } = await progressOf()
        const open = states.replaceAll(/[dfb]/g, '')
        if (open === '') return states
        await until('another part moves on', async () =>
          (await progressOf()).states === states ? undefined : true,
        )
      }
    }
    expect(await settle()).toBe('d'.repeat(PARTS))

    const tasks = async () => {
      const rows = await server.sql(
        `select object_key, report_tasks.id, number_of_starts as starts, report_tasks.answered_at
         from report_tasks join order_items on order_items.id = order_item_id
         where order_id = $1`,
        [order.id],
      )
      return new Map(rows.map((row) => [String(row['object_key']), row]))
    }
    await server.sql(
      `update report_tasks set status = 'error', answer = '{"kind":"not-checked","reason":"source-down"}'
       where order_item_id in (select id from order_items where order_id = $1 and object_key = any($2))`,
      [order.id, FAILED],
    )
    const failed = await progressOf()
    expect([...failed.states].filter((state) => state === 'f')).toHaveLength(FAILED.length)
    for (const { object_key, state } of failed.failed)
      expect([FAILED.includes(object_key), state]).toEqual([true, 'f'])

    const before = await tasks()
    const money = await server.sql('select count(*) from ledger_entries')
    expect((await buyer.call(contract.wholesale.retryFailed, { params })).data).toEqual({
      retried: FAILED.length,
    })
    expect(await settle()).toBe('d'.repeat(PARTS))
    const after = await tasks()
    const again = new Set(FAILED)
    for (const number of NUMBERS.filter((one) => !again.has(one)))
      expect(after.get(number)).toEqual(before.get(number))
    for (const number of FAILED)
      expect([number, after.get(number)?.['answered_at']]).not.toEqual([
        number,
        before.get(number)?.['answered_at'],
      ])
    expect(await server.sql('select count(*) from ledger_entries')).toEqual(money)

    if (PARTS > MOST_IN_ARCHIVE) return
    const zip = await buyer.call(contract.files.downloadOrder, {
      query: { orderID: order.id, fileType: 'zip' },
    })
    const files = readZip(zip.data as unknown as Uint8Array)
    const index = JSON.parse(String(files.get('index.json'))) as {
      reports: readonly unknown[]
      files: readonly { name: string }[]
    }
    expect(index.reports).toHaveLength(PARTS)
    for (const { name } of index.files) expect([name, files.has(name)]).toEqual([name, true])
    expect(index.files.filter(({ name }) => name.endsWith('.pdf')).length).toBeGreaterThanOrEqual(PARTS)
    const page = String(files.get('index.html'))
    for (const number of NUMBERS) expect(page).toContain(number)
  },
)
