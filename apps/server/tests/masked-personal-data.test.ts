import { randomUUID } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { freshEmail, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyReadLog } from '../src/platform/audit/verify-read-log.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { order } from './setup/own-order.ts'
import { idOf, PASSWORD, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, person, staff } = contract
const clock = createTestClock()
let server: TestServer
let chief: Visitor
let operator: Visitor
const client = { id: '', email: '', orderId: '', itemId: '' }

const CHECKED = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  middleName: 'Петрович',
  birthDate: '1987-03-14',
}

beforeAll(async () => {
  server = await startTestServer({}, { clock })
  chief = await visitAsAdmin(server)
  operator = await visitAsStaff(server, 'operator')
  const buyer = server.visit('fiz-pro')
  client.email = freshEmail()
  await register(buyer, client.email)
  client.id = await idOf(buyer)
  await server.sql("update persons set name = 'Марина Синицына', phone = '+79990000012' where id = $1", [
    client.id,
  ])
  const { data } = await order(buyer, {
    order_items: [
      {
        product_id: productId('PersonCheck'),
        object_key: 'Ладогин Арсений Петрович',
        metadata: { person: CHECKED, purpose: 'rent', ground: 'consent' },
      },
    ],
  })
  client.orderId = data.id
  client.itemId = data.order_items[0]?.order_item_id ?? ''
})
afterAll(() => server.stop())

const reads = (subject: string) =>
  server.sql('select reader_id, fields, reason from personal_data_reads where subject = $1 order by at', [
    subject,
  ])
const show = (by: Visitor, body: object) => by.call(calls.showPersonalData, { body: body as never })

describe('[CONSOLE-03] answers to the staff', () => {
  it('mask whose order it is and whom it is about, and write no reading', async () => {
    const { data, body } = await operator.call(calls.listOrders, { query: { search: client.email } })
    expect(data.orders[0]).toMatchObject({ orderId: client.orderId, subject: 'Л··· А··· П···' })
    const items = await operator.call(calls.listOrderItems, { query: {} })
    const own = items.data.order_items.find(({ order_item_id }) => order_item_id === client.itemId)
    expect(own).toMatchObject({ object_key: 'Л··· А··· П···', email: expect.stringMatching(/^.···@.···\./) })
    const users = await operator.call(calls.listUsers, { query: { search: client.email } })
    expect(users.data.users[0]).toMatchObject({ name: 'М··· С···', phone: '+7 ··· ···-··-12' })
    const shown = await operator.call(person.getPerson, { params: { id: client.id } })
    expect(shown.data).toMatchObject({ name: 'М··· С···', phone: '+7 ··· ···-··-12' })
    for (const answer of [body, items.body, users.body, shown.body])
      expect(JSON.stringify(answer)).not.toMatch(/Ладогин|Арсений|Марина|Синицына|\+7999/)
    expect(JSON.stringify([data, own, users.data, shown.data])).not.toContain(client.email)
    expect(await reads(`order:${client.orderId}`)).toEqual([])
    expect(await reads(`order_item:${client.itemId}`)).toEqual([])
  })

  it('mask a repeat of an acting call too, and leave what is stored whole', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const input = { body: { order_id: client.orderId, person_id: client.id } }
    const first = await chief.call(calls.attachOrder, input, headers)
    const again = await chief.call(calls.attachOrder, input, headers)
    expect([first.data.email, again.data]).toEqual([expect.stringContaining('···'), first.data])
    const [stored] = await server.sql('select email from orders where id = $1', [client.orderId])
    expect(stored?.['email']).toBe(client.email)
  })

  it('leave his own data to the person himself', async () => {
    const buyer = server.visit('fiz-pro')
    await buyer.signIn(client.email, PASSWORD)
    const { data } = await buyer.call(contract.orders.listOrders, { query: {} })
    expect(data.orders[0]).toMatchObject({ email: client.email })
  })
})

describe('[CONSOLE-03] one value', () => {
  it('is shown with a reason for five minutes, and the log says who, what, why and for which request', async () => {
    const readerId = await idOf(operator)
    const until = new Date(clock.now().getTime() + 5 * 60_000).toISOString()
    const body = { kind: 'person', id: client.id, field: 'phone', reason: 'caller-check', reference: '2318' }
    const { data } = await show(operator, body)
    expect(data).toEqual({ value: '+79990000012', shown_until: until })
    const logged = await reads(`person:${client.id}`)
    expect(logged.filter(({ reader_id }) => reader_id === readerId)).toContainEqual({
      reader_id: readerId,
      fields: 'phone',
      reason: expect.stringContaining('caller-check'),
    })
    const list = await chief.call(calls.listPersonalReadings, { query: { subject: `person:${client.id}` } })
    expect(list.data.readings).toContainEqual({
      at: expect.any(String),
      reader_id: readerId,
      reader: expect.any(String),
      subject: `person:${client.id}`,
      fields: 'phone',
      call: 'OWN-personal-data-show',
      reason: 'caller-check',
      reason_label: 'Звонит сам, сверяю',
      reference: '2318',
      text: null,
    })
    expect((await verifyReadLog(server.context.queries)).broken).toBeUndefined()
  })

  it('[CONSOLE-03] is in the whole log, which the chief alone reads, by reader and by reason', async () => {
    const log = async (query: object) => (await chief.call(calls.listReadingLog, { query })).data.readings
    const readerId = await idOf(operator)
    const shown = await log({ with_reason: 'true' })
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ reason }) => reason === null)).toEqual([])
    const own = await log({ reader_id: readerId })
    expect(new Set(own.map(({ reader_id }) => reader_id))).toEqual(new Set([readerId]))
    clock.advance(1000)
    const all = await log({})
    expect(all.length).toBeGreaterThan(shown.length)
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)))
    expect((await log({ offset: '1', limit: '1', until: all[0]?.at }))[0]).toEqual(all[1])
    expect((await operator.call(calls.listReadingLog, { query: {} })).status).toBe(403)
  })

  it('is logged again when it is shown again', async () => {
    const body = { kind: 'order', id: client.orderId, field: 'email', reason: 'call-back' }
    expect((await show(operator, body)).data.value).toBe(client.email)
    clock.advance(6 * 60_000)
    await show(operator, body)
    const query = { subject: `order:${client.orderId}` }
    const { data } = await operator.call(calls.listPersonalReadings, { query })
    expect(data.readings.filter(({ reason }) => reason === 'call-back')).toHaveLength(2)
  })

  it('is of the people of a part, too, and the order lists its reading', async () => {
    const of = async (field: string) =>
      (await show(operator, { kind: 'order_item', id: client.itemId, field, reason: 'source-request' })).data
        .value
    expect([await of('people'), await of('birth_date'), await of('inn')]).toEqual([
      'Ладогин Арсений Петрович',
      '14.03.1987',
      null,
    ])
    const query = { subject: `order:${client.orderId}` }
    const { data } = await operator.call(calls.listPersonalReadings, { query })
    expect(data.readings.map(({ subject }) => subject)).toContain(`order_item:${client.itemId}`)
    // Readings by the person himself are not those of the staff.
    const others = data.readings.filter(({ reader_id }) => reader_id === client.id)
    expect(others).toEqual([])
  })

  it('is refused without a reason, of an unknown thing, and beyond what the role reads', async () => {
    const body = { kind: 'person', id: client.id, field: 'email' }
    expect((await show(operator, body)).status).toBe(400)
    expect((await show(operator, { ...body, reason: 'other' })).status).toBe(400)
    expect((await show(operator, { ...body, reason: 'other', text: 'Просит копию чека' })).status).toBe(200)
    expect((await show(operator, { ...body, field: 'password_hash', reason: 'call-back' })).status).toBe(400)
    expect((await show(operator, { ...body, id: randomUUID(), reason: 'call-back' })).status).toBe(404)
    const payout = { kind: 'withdrawal', id: randomUUID(), field: 'inn', reason: 'payout' }
    expect((await show(operator, payout)).status).toBe(403)
    expect((await show(chief, payout)).status).toBe(404)
    const editor = await visitAsStaff(server, 'editor')
    expect((await show(editor, { ...body, reason: 'call-back' })).status).toBe(403)
  })

  it('needs its permission after a role is taken', async () => {
    const member = await visitAsStaff(server, 'support')
    const person_id = await idOf(member)
    const body = { kind: 'person', id: client.id, field: 'email', reason: 'call-back' }
    expect((await show(member, body)).status).toBe(200)
    await chief.call(staff.takeStaffRole, { query: { person_id, role: 'support' } })
    expect((await show(member, body)).status).toBe(401)
  })
})
