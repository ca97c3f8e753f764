import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAT, itemIn, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { reconcilePayments } from '../src/services/payments/reconcile-payments.ts'
import { sweepFiles } from '../src/services/destruction/sweep-files.ts'
import { giveBonus } from './setup/money.ts'
import { PASSWORD, register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { readZip } from './setup/read-zip.ts'
import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'

const { downloadExport, getExport, getRemoval, removeAccount, startExport } = contract.account

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

/** A person with a paid and delivered order, a file of his own, a payer and a password. */
async function buyer() {
  const visitor = server.visit()
  const { order, email } = await boughtBy(visitor)
  const body = { new_password: PASSWORD }
  visitor.token = (await visitor.call(contract.person.updatePassword, { body })).data.token
  const file = new File(['%PDF-1.7'], 'договор.pdf')
  await visitor.call(contract.files.uploadAttachment, { query: {}, body: { file } })
  await visitor.call(contract.payers.addPayer, {
    body: { name: 'ООО «Кленовый лист»', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' },
  })
  const id = (await whoIs(visitor)).person?.id ?? ''
  return { visitor, order, email, id }
}

async function boughtBy(visitor: Visitor) {
  const { order, email } = await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
  await payInWidget(visitor, order)
  await itemIn(visitor, order.order_items[0]?.order_item_id ?? '', 'done')
  // Its report is rendered for the email: a file that comes later than a deletion would be one for the sweep.
  await server.emailTo(email, /готов/)
  return { order, email }
}

const remove = (visitor: Visitor, password = PASSWORD) => visitor.call(removeAccount, { body: { password } })

describe('the export of all data', () => {
  it('has every order, report and file, and nobody else gets it', async () => {
    const { visitor, order } = await buyer()
    expect((await visitor.call(getExport, {})).data).toBeNull()
    expect((await visitor.call(startExport, {})).data.status).toBe('making')
    const made = await until('the export', async () => {
      const { data } = await visitor.call(getExport, {})
      return data?.status === 'ready' ? data : undefined
    })
    expect(made.counts).toMatchObject({ orders: 1, reports: 1, files: 1 })
    const { data } = await visitor.call(downloadExport, { params: { part: '1' } })
    const entries = readZip(data as unknown as Uint8Array)
    const names = [...entries.keys()]
    expect(names).toEqual(expect.arrayContaining(['orders.json', 'consents.json', 'files/1-договор.pdf']))
    expect(names.some((name) => /^orders\/\d+\/1-.+\.pdf$/.test(name))).toBe(true)
    expect(Buffer.from(entries.get('orders.json') ?? []).toString()).toContain(order.id)
    // No secret leaves: neither hashes of passwords nor of tokens.
    expect([...entries.values()].some((bytes) => Buffer.from(bytes).includes('argon2'))).toBe(false)

    const stranger = server.visit()
    await register(stranger)
    expect((await stranger.call(downloadExport, { params: { part: '1' } })).status).toBe(404)
    expect((await visitor.call(downloadExport, { params: { part: '2' } })).status).toBe(404)
    clock.advance(25 * HOUR_MS)
    expect((await visitor.call(getExport, {})).data).toBeNull()
    expect((await visitor.call(downloadExport, { params: { part: '1' } })).status).toBe(404)
    await destroyDueData(server.context)
    expect(await server.sql('select id from data_exports')).toEqual([])
  })
})

describe('a deleted account', () => {
  it('leaves what the law keeps, and nothing that says who was checked', async () => {
    const { visitor, order, email, id } = await buyer()
    await giveBonus(server, id, 250)
    const plan = (await visitor.call(getRemoval, {})).data
    expect(plan).toMatchObject({ own: 0, bonus: 250, has_password: true, open_orders: [] })
    expect((await remove(visitor, 'wrong-1912')).status).toBe(403)
    expect((await remove(visitor)).data).toEqual({ removed: true, papers_until: plan.papers_until })

    expect((await whoIs(visitor)).valid).toBe(false)
    const login = { body: { username: email, password: PASSWORD } }
    expect((await server.visit().call(contract.auth.login, login)).status).toBe(401)
    expect((await server.emailTo(email, 'Кабинет удален')).text).toContain('закон велит хранить до 31.12.')

    const [person] = await server.sql('select email, name, phone, password_hash from persons where id = $1', [
      id,
    ])
    expect(person).toEqual({ email: `${id}@removed.invalid`, name: '', phone: null, password_hash: null })
    for (const table of ['sessions', 'payers', 'attachments', 'person_settings', 'sign_in_links'])
      expect(await server.sql(`select 1 from ${table} where person_id = $1`, [id])).toEqual([])
    const items = await server.sql(
      'select object_key, object_address, metadata, price_kopecks > 0 as priced from order_items where order_id = $1',
      [order.id],
    )
    expect(items).toEqual([{ object_key: '', object_address: '', metadata: {}, priced: true }])
    expect(
      await server.sql(
        'select 1 from reports r join order_items i on i.id = r.order_item_id where i.order_id = $1',
        [order.id],
      ),
    ).toEqual([])
    const receipts = await server.sql('select kind from receipts where order_id = $1 order by kind', [
      order.id,
    ])
    expect(receipts.length).toBeGreaterThan(0)
    const [kept] = await server.sql('select email, total_kopecks > 0 as paid from orders where id = $1', [
      order.id,
    ])
    // What the law keeps says what was paid and when, and no more by whom.
    expect(kept).toEqual({ email: `${id}@removed.invalid`, paid: true })
    const [bonus] = await server.sql(
      `select coalesce(sum(amount_kopecks), 0)::int as left from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where person_id = $1 and kind = 'bonus'`,
      [id],
    )
    expect(bonus).toEqual({ left: 0 })

    // The address is free again, and a new account has nothing of the former one.
    const again = server.visit()
    await register(again, email)
    expect((await again.call(contract.orders.listOrders, { query: {} })).data.orders).toEqual([])
    // Nothing is left for the sweep.
    clock.advance(2 * HOUR_MS)
    expect(await sweepFiles(server.context)).toBe(0)
  })

  it('loses its consents within 30 days, and its papers in the year that the law says', async () => {
    const { visitor, order, id } = await buyer()
    await server.sql(
      `insert into invoices (id, person_id, order_id, amount_kopecks, payer, created_at)
        values ($1, $1, $2, 100, '{"name":"ИП Кленов"}', $3)`,
      [id, order.id, clock.now()],
    )
    const { data } = await remove(visitor)
    const consents = () => server.sql('select withdrawn_at from consents where person_id = $1', [id])
    expect((await consents()).every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true)
    clock.advance(29 * DAY_MS)
    await destroyDueData(server.context)
    expect(await consents()).toHaveLength(2)
    clock.advance(2 * DAY_MS)
    await destroyDueData(server.context)
    expect(await consents()).toEqual([])
    const payers = () => server.sql('select payer from invoices where person_id = $1', [id])
    expect(await payers()).toEqual([{ payer: { name: 'ИП Кленов' } }])
    clock.advance(Date.parse(data.papers_until ?? '') - clock.now().getTime() + HOUR_MS)
    await destroyDueData(server.context)
    expect(await payers()).toEqual([{ payer: null }])
  })

  it('is not deleted while an order is in work, without a password, or by a program', async () => {
    const visitor = server.visit()
    await boughtBy(visitor)
    expect(await remove(visitor)).toMatchObject({
      status: 409,
      error: 'Кабинет удаляют по паролю. Задайте пароль и повторите',
    })
    const { visitor: busy, order } = await buyer()
    await server.sql(`update order_items set status = 'inprogress' where order_id = $1`, [order.id])
    expect((await busy.call(getRemoval, {})).data.open_orders).toEqual([
      { order_id: order.id, number: expect.any(Number) },
    ])
    expect((await remove(busy)).error).toContain('Есть заказы в работе')
    const program = server.visit()
    program.token = (await busy.call(contract.apiToken.renewApiToken, { query: {} })).data.token
    expect((await remove(program)).status).toBe(403)
    expect((await whoIs(busy)).valid).toBe(true)
  })

  it('has a payment sent back that comes after it', async () => {
    const { visitor, id } = await buyer()
    const item = { product_id: productId('EgrnObject'), object_key: FLAT, metadata: {} }
    const { data } = await visitor.call(contract.orders.createOrder, {
      body: { order_items: [item], again: true },
    })
    expect((await remove(visitor)).status).toBe(200)
    const token = data.payment_data?.confirmation.confirmation_token ?? ''
    await server
      .visit()
      .call(contract.payment.decideTestPayment, { params: { token }, body: { decision: 'pay' } })
    await until('the refund', async () => {
      clock.advance(HOUR_MS)
      await reconcilePayments(server.context)
      const [refund] = await server.sql(
        `select r.amount_kopecks::int from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
        [data.id],
      )
      return refund
    })
    const [left] = await server.sql(
      `select coalesce(sum(amount_kopecks), 0)::int as own from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where person_id = $1 and kind = 'own'`,
      [id],
    )
    expect(left).toEqual({ own: 0 })
    expect(await server.sql('select paid_at from orders where id = $1', [data.id])).toEqual([
      { paid_at: null },
    ])
  })

  it('with own money has the support return it', async () => {
    const visitor = server.visit()
    const { email, data } = await register(visitor)
    await server.context.database.transaction(() =>
      server.context.queries.ledger.bookTransfer({
        uniqueKey: `test:${data.person.id}`,
        description: 'Пополнение',
        entries: [
          { account: 'provider', amount: -137_400 },
          { account: 'balance', userId: data.person.id, amount: 137_400 },
        ],
        at: clock.now(),
      }),
    )
    expect((await visitor.call(getRemoval, {})).data.own).toBe(1374)
    await remove(visitor)
    const message = await server.emailTo('help@realty.localhost', /^Вернуть/)
    expect(message.text).toContain(email)
    expect((await server.emailTo(email, 'Кабинет удален')).text).toMatch(/1\s374\s₽: вернем тем же способом/)
  })
})
