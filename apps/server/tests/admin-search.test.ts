import { contract } from '@proverka/api/contract'
import { FLAT, freshEmail, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEARCHES } from '../src/platform/db/queries/operation/staff-search.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { idOf, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { storeFulfilment } from './setup/stored-fulfilment.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

const EMAIL = freshEmail().replace('guest', 'vera.lunina')

let server: TestServer
let chief: Visitor
let buyer: Visitor
let orderId: string
let itemId: string
let number: number
let personId: string
beforeAll(async () => {
  server = await startTestServer()
  chief = await visitAsAdmin(server)
  buyer = server.visit()
  const { order } = await orderAsGuest(
    buyer,
    [{ product: 'EgrnObject' }, { product: 'PersonCheck', metadata: LADOGIN }],
    EMAIL,
  )
  await payInWidget(buyer, order)
  orderId = order.id
  itemId = order.order_items[0]?.order_item_id ?? ''
  personId = await idOf(buyer)
  const [row] = await server.sql('select number from orders where id = $1', [orderId])
  number = Number(row?.['number'])
  await server.sql(`update persons set name = 'Вера Лунина', phone = '+79001234512' where id = $1`, [
    personId,
  ])
  await server.sql(`update orders set request_id = 'trace-of-the-order' where id = $1`, [orderId])
})
afterAll(() => server.stop())

const search = async (q: string, visitor = chief) =>
  (await visitor.call(calls.search, { query: { q } })).data.results
const kindsOf = async (q: string, visitor = chief) => (await search(q, visitor)).map(({ kind }) => kind)

describe('the search of the staff', () => {
  it('[CONSOLE-05] finds an order by its number, however it is written, its id and its request', async () => {
    const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, ' ')
    for (const q of [String(number), grouped, `№ ${number}`, `#${number}`, orderId, 'trace-of-the-order'])
      expect([q, (await search(q))[0]]).toMatchObject([q, { kind: 'order', id: orderId, order_id: orderId }])
    expect((await search(`${number}-2`))[0]).toMatchObject({ kind: 'item', order_id: orderId })
    expect((await search(itemId))[0]).toMatchObject({ kind: 'item', id: itemId, order_id: orderId })
    expect(await search(`${number}-9`)).toEqual([])
  })

  it('[CONSOLE-05] finds a client by address, its beginning, phone and name, and shows none of them', async () => {
    const queries = [
      EMAIL,
      EMAIL.toUpperCase(),
      EMAIL.slice(0, 11),
      `@${EMAIL.slice(0, 11)}`,
      '8 (900) 123-45-12',
      '9001234512',
      'лунина вера',
      'Лунин',
      personId,
    ]
    for (const q of queries) {
      const client = (await search(q)).find(({ kind }) => kind === 'client')
      expect([q, client]).toEqual([
        q,
        {
          kind: 'client',
          id: personId,
          title: 'В··· Л···',
          detail: 'v···@e···.com, +7 ··· ···-··-12, заказов: 1',
          order_id: null,
          person_id: personId,
        },
      ])
    }
    expect(await kindsOf(EMAIL)).toContain('order')
    expect(await kindsOf(`@${EMAIL}`)).toEqual(['client'])
  })

  it('[CONSOLE-05] finds an object by any spelling of its number and by its end', async () => {
    for (const q of [FLAT, FLAT.replaceAll(':', ' '), FLAT.replaceAll(':', '')]) {
      const results = await search(q)
      expect(results.map(({ kind }) => kind)).toContain('order')
      const object = results.find(({ kind }) => kind === 'object')
      expect(object).toMatchObject({ id: FLAT, title: `Объект ${FLAT}` })
      expect(object?.detail).toContain('заказов: 1, покупателей: 1')
    }
    expect((await search(':1047'))[0]).toMatchObject({ kind: 'order', id: orderId })
    expect(await search(':104')).toEqual([])
  })

  it('[CONSOLE-05] finds a checked person by words of the name, masked, and an order by its address', async () => {
    const [found] = await search('ладогин арс')
    expect(found).toMatchObject({ kind: 'subject', title: 'Л··· А··· П···', order_id: orderId })
    const [row] = await server.sql('select object_address from order_items where id = $1', [itemId])
    const [, street = ''] = /([А-Я][а-я]{4,})/.exec(String(row?.['object_address'])) ?? []
    expect(street).not.toBe('')
    expect(await search(street)).toContainEqual(expect.objectContaining({ kind: 'order', id: orderId }))
    for (const one of ['Ладогин', street, FLAT, EMAIL]) {
      const text = JSON.stringify(await search(one))
      expect(text).not.toMatch(/Ладогин|Арсений|Лунина|vera\.lunina|123-?45/)
    }
  })

  it('[CONSOLE-05] finds a payment by the id of its provider, and a request by its number or its beginning', async () => {
    const [payment] = await server.sql('select id, provider_payment_id from payments where order_id = $1', [
      orderId,
    ])
    for (const id of [payment?.['id'], payment?.['provider_payment_id']])
      expect((await search(String(id)))[0]).toMatchObject({
        kind: 'payment',
        id: payment?.['id'],
        order_id: orderId,
      })
    const fulfilment = await storeFulfilment(server, itemId)
    await server.sql(
      `update fulfilments set request_number = '80-105152588', contractor_order_id = 'k-77' where id = $1`,
      [fulfilment],
    )
    for (const q of ['80-105152588', '80-1051', 'k-77'])
      expect((await search(q)).find(({ kind }) => kind === 'request')).toMatchObject({
        id: fulfilment,
        title: 'Запрос 80-105152588',
        order_id: orderId,
      })
  })

  it('[CONSOLE-05] answers five of a kind at most, each once', async () => {
    const many = server.visit()
    await register(many)
    const person = await idOf(many)
    for (let count = 0; count < 7; count++)
      await orderAsGuest(server.visit(), [{ product: 'EgrnObject', key: '00:14:0203005:1048' }])
    const results = await search('00:14:0203005:1048')
    expect(results.filter(({ kind }) => kind === 'order')).toHaveLength(5)
    expect(new Set(results.map(({ kind, id }) => kind + id)).size).toBe(results.length)
    expect((await search(person)).map(({ kind }) => kind)).toEqual(['client'])
  })

  it('[CONSOLE-05] is of the staff, finds nothing in wildcards, and leaves out what a role may not see', async () => {
    expect((await buyer.call(calls.search, { query: { q: EMAIL } })).status).toBe(403)
    expect((await chief.call(calls.search, { query: { q: '   ' } })).status).toBe(400)
    for (const q of ['%', '_', '\\', "'", '::', '&', '@', ':', '#', '%%%%', 'a_b_c%', '!(', ':*'])
      expect([q, await search(q)]).toEqual([q, []])
    const editor = await visitAsStaff(server, 'editor')
    for (const q of [EMAIL, String(number), FLAT, 'Ладогин']) expect(await search(q, editor)).toEqual([])
    const accountant = await visitAsStaff(server, 'accountant')
    expect(await kindsOf('80-105152588', accountant)).toEqual([])
    expect(await kindsOf(EMAIL, accountant)).toEqual(['client', 'order'].toSorted().toReversed())
  })

  it('[CONSOLE-03] is written to the log of readings', async () => {
    await search('Лунина')
    const rows = await server.sql(
      `select fields from personal_data_reads where subject = $1 and reason like '%search%'`,
      [`person:${personId}`],
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it.runIf(process.env['DATABASE_URL'])('[CONSOLE-05] reads indexes alone', async () => {
    const many = 20_000
    for (let from = 1; from <= many; from += 2_000)
      await server.sql(
        `with copy as (insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
             'number', 1000000 + n, 'request_id', 'r' || n, 'email', 'n' || n || '@example.com'))).*
             from orders o, generate_series($2::int, $3::int) n where o.id = $1 returning id, number)
         insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
             'order_id', copy.id, 'object_key', '77:01:0001001:' || copy.number, 'object_address', 'Улица ' || copy.number,
             'metadata', '{}'::jsonb))).* from order_items i, copy where i.id = $4`,
        [orderId, from, from + 1_999, itemId],
      )
    await server.sql(
      `insert into persons (id, email, name, phone, created_at, person_role)
       select gen_random_uuid(), 'many' || n || '@example.com', 'Никто ' || n, '+7900' || (1000000 + n), now(), 1
         from generate_series(1, ${many}) n`,
    )
    await server.sql(
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
         'provider_payment_id', 'p' || n))).* from payments p, generate_series(1, ${many}) n where p.order_id = $1`,
      [orderId],
    )
    await server.sql(
      `insert into fulfilments select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(),
         'request_number', '90-' || n, 'contractor_order_id', 'c' || n, 'status', 'answered'))).*
         from fulfilments f, generate_series(1, ${many}) n where f.request_number = '80-105152588'`,
    )
    for (const table of ['orders', 'order_items', 'persons', 'payments', 'fulfilments'])
      await server.sql(`analyze ${table}`)
    const { database } = server.context
    const id = crypto.randomUUID()
    const questions: { readonly [Name in keyof typeof SEARCHES]: RawBuilder<unknown> } = {
      orderByNumber: SEARCHES.orderByNumber(number),
      orderById: SEARCHES.orderById(orderId),
      orderByRequest: SEARCHES.orderByRequest('r7'),
      orderByEmail: SEARCHES.orderByEmail('n7@example.com'),
      itemById: SEARCHES.itemById(itemId),
      itemByPlace: SEARCHES.itemByPlace(number, 1),
      itemsByKey: SEARCHES.itemsByKey(['77:01:0001001:1000007']),
      objects: SEARCHES.objects(['77:01:0001001:1000007']),
      itemsByWords: SEARCHES.itemsByWords(['ладогин', 'арс']),
      clientById: SEARCHES.clientById(personId),
      clientsByEmail: SEARCHES.clientsByEmail('many77'),
      clientsByPhone: SEARCHES.clientsByPhone('+79001000077'),
      clientsByWords: SEARCHES.clientsByWords(['лунин']),
      requests: SEARCHES.requests('90-77'),
      payments: SEARCHES.payments(id),
    }
    for (const [name, question] of Object.entries(questions)) {
      // As the look-ups of words themselves do.
      const { rows } = await database.transaction(async () => {
        if (name.endsWith('ByWords')) await sql`set local enable_seqscan = off`.execute(database.current)
        return sql`explain ${question}`.execute(database.current)
      })
      const plan = rows.map((row) => Object.values(row as object)[0] as string).join('\n')
      expect([name, plan.match(/Seq Scan on \w+/g)]).toEqual([name, null])
    }
  })
})
