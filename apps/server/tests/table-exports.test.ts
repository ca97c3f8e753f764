import { contract } from '@proverka/api/contract'
import { STAFF_TABLES, type ExportFormat, type StaffTable } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { anotherIntent, extractOf, order } from './setup/own-order.ts'
import { idOf, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
/** More than one page of the export. */
const CROWD = 1203

let server: TestServer
let chief: Visitor
let accountant: Visitor
const email = freshEmail()

beforeAll(async () => {
  server = await startTestServer()
  chief = await visitAsAdmin(server)
  accountant = await visitAsStaff(server, 'accountant')
  const buyer = server.visit()
  await register(buyer, email, { name: 'Марина Синицына' })
  await order(buyer, { order_items: [extractOf()] })
  const { data } = await order(buyer, { order_items: [anotherIntent(1)] })
  await chief.call(calls.updateOrder, { body: { OrderID: data.id, Paid: true } })
})
afterAll(() => server.stop())

const exported = (table: StaffTable, view = '', format: ExportFormat = 'csv', by = chief) =>
  by.call(calls.exportTable, { params: { table }, query: { format, view } })

async function linesOf(table: StaffTable, view?: string): Promise<readonly string[]> {
  const { status, data } = await exported(table, view)
  expect(status).toBe(200)
  return new TextDecoder()
    .decode(data as unknown as Uint8Array)
    .trimEnd()
    .split('\r\n')
}

describe('[CONSOLE-18] a list of the console as a file', () => {
  it.each(STAFF_TABLES)('%s leaves as CSV and as XLSX', async (table) => {
    const [head] = await linesOf(table)
    const heads = head?.split(';') ?? []
    expect(heads.length).toBeGreaterThan(3)
    const { status, data } = await exported(table, '', 'xlsx')
    expect(status).toBe(200)
    const sheet = strFromU8(
      unzipSync(data as unknown as Uint8Array)['xl/sharedStrings.xml'] ?? new Uint8Array(),
    )
    expect(heads.filter((heading) => !sheet.includes(heading))).toEqual([])
  })

  it('is filtered as the list on the screen is', async () => {
    const numbers = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(';')[0])
    const all = await chief.call(calls.listOrders, { query: { limit: '100' } })
    const unpaid = all.data.orders.filter(({ Paid }) => !Paid).map(({ number }) => String(number))
    expect(unpaid.length).toBeGreaterThan(0)
    expect(unpaid.length).toBeLessThan(all.data.count)
    expect(numbers(await linesOf('orders', 'paid=false&direction=desc'))).toEqual(unpaid)
  })

  it('refuses a filter that the list does not have, and a value that it does not know', async () => {
    const unknown = await exported('orders', 'colour=red')
    expect([unknown.status, unknown.error]).toEqual([400, expect.stringContaining('Такого параметра нет')])
    expect((await exported('orders', 'direction=up')).status).toBe(400)
    expect((await exported('nothing' as never)).status).toBe(400)
  })

  it('goes on to the last page, each row once, and stops words that begin a formula', async () => {
    await server.sql(
      `insert into persons (id, email, name, password_hash, person_role, created_at)
       select gen_random_uuid(), 'crowd' || n || '@example.test', '=SUM(1;2)', '', 1, now()
       from generate_series(1, $1::int) n`,
      [CROWD],
    )
    const rows = (await linesOf('clients')).slice(1)
    const { data } = await chief.call(calls.listUsers, { query: {} })
    expect(rows).toHaveLength(data.count)
    expect(new Set(rows.map((line) => line.split(';')[0])).size).toBe(data.count)
    expect(rows.filter((line) => /(^|;)=/.test(line))).toEqual([])
  })

  it('masks persons as the screen does, and logs what is not masked under its own name', async () => {
    const text = (await linesOf('clients')).join('\n')
    expect(text).toContain('М···')
    expect(text).not.toContain('Синицына')
    expect(text).not.toContain(email)
    await linesOf('staff')
    const id = await idOf(accountant)
    const read = await server.sql(
      'select fields from personal_data_reads where subject = $1 and reason = $2',
      [`person:${id}`, calls.exportTable.id],
    )
    expect(read).toContainEqual({ fields: expect.stringContaining('email') })
  })

  it('is in the log of changes with its filters, without what was searched for', async () => {
    await linesOf('orders', `search=${encodeURIComponent(email)}&paid=true`)
    const [last] = await logOf(chief)
    expect(last).toMatchObject({
      action: 'table.export',
      subject: 'table:orders',
      details: { format: 'csv', filters: ['paid', 'search'] },
    })
    expect(JSON.stringify(last)).not.toContain(email)
  })

  it('needs the permission of the list beside that of exports', async () => {
    expect((await exported('money', '', 'csv', accountant)).status).toBe(200)
    expect((await exported('faults', '', 'csv', accountant)).status).toBe(403)
    const operator = await visitAsStaff(server, 'operator')
    expect((await exported('orders', '', 'csv', operator)).status).toBe(403)
  })
})
