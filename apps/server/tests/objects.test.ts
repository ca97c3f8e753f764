import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { linkOf } from './setup/sign-in-link.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const { getObject, getObjectFull } = contract.objects

/** The list of objects gives no area, floor or status of this flat. */
const LISTED_SHORT = '00:14:0203009:306'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

async function infoOf(visitor: Visitor, endpoint: typeof getObject, id: string) {
  const { status, data } = await visitor.call(endpoint, { params: { id }, query: {} })
  expect(status).toBe(200)
  return data
}

describe('the information on an object', () => {
  it.each([
    ['its number', FLAT],
    ['its number with slashes', FLAT.replaceAll(':', '/')],
    ['its address', 'г. Образцовск, ул. Кленовая, д. 14, кв. 47'],
  ])('[CALL-003] is found by %s and says what the list of objects says', async (_, key) => {
    expect(await infoOf(server.visit(), getObject, key)).toEqual({
      object: {
        Number: FLAT,
        Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
        Area: '54.3',
        AreaOKC: '',
        Level: '5',
        ObjectType: 'Помещение',
        TypeOKC: 'Жилое',
        Status: 'Актуально',
      },
      confirmed: true,
      confirmed_by: [],
      asked_at: clock.now().toISOString(),
      record: {
        cost: expect.any(Number),
        cost_at: '2026-11-21',
        registered_at: expect.stringMatching(/^\d{4}-/),
        cancelled_at: null,
        successors: [],
      },
      products: [],
      average_time: {},
    })
  })

  it('answers an unknown key as it was typed', async () => {
    const unknown = async (key: string) => (await infoOf(server.visit(), getObjectFull, key)).object
    expect(await unknown('00 14 0000009 9')).toMatchObject({ Number: '00:14:0000009:9', Level: '' })
    expect(await unknown('ул. Нигде, д. 5/1')).toMatchObject({ Number: '', Address: 'ул. Нигде, д. 5/1' })
    const { status, error } = await server.visit().call(getObject, { params: { id: ' ' }, query: {} })
    expect([status, error]).toEqual([404, 'Объект не найден'])
  })

  it('[CALL-004] gets level, area and status from the full call where the list does not have them', async () => {
    const base = await infoOf(server.visit(), getObject, LISTED_SHORT)
    const full = await infoOf(server.visit(), getObjectFull, LISTED_SHORT)
    expect(base.object).toMatchObject({ Number: LISTED_SHORT, Level: '', Area: '', Status: '' })
    expect(full).toEqual({
      ...base,
      object: { ...base.object, Level: '3', Area: '47.8', Status: 'Актуальные' },
    })
  })

  it('is the same from the full call where the list has it all, or nobody knows more', async () => {
    for (const key of [FLAT, '00:14:0203009:302', '00:14:0203009:304', '00:14:0203009:305']) {
      expect(await infoOf(server.visit(), getObjectFull, key)).toEqual(
        await infoOf(server.visit(), getObject, key),
      )
    }
  })

  it('says how long each product takes when enough of them are finished', async () => {
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const at = clock.now().toISOString()
    await server.sql(`update orders set paid_at = $2 where id = $1`, [order.id, at])
    // Nineteen take 10 minutes to 28, one a week.
    const finish = (count: number, minutes: string) =>
      server.sql(
        `insert into order_items
         select (json_populate_record(item, json_build_object('id', gen_random_uuid(), 'status', 'done',
           'done_at', $2::timestamptz + ${minutes}))).*
         from order_items item, generate_series(1, ${count}) as step where order_id = $1 and status <> 'done'`,
        [order.id, at],
      )
    await finish(19, `(9 + step) * interval '1 minute'`)
    expect((await infoOf(server.visit(), getObject, FLAT)).average_time).toEqual({})
    await finish(1, `interval '7 days'`)
    expect((await infoOf(server.visit(), getObject, FLAT)).average_time).toEqual({ EgrnObject: 20 })
    await server.sql(`delete from order_items where order_id = $1`, [order.id])
  })
})

describe('the purchases of an object', () => {
  const SAME = {
    amount_of_owners: false,
    date_rights: false,
    registration_number_of_rights: false,
    encumbrance: false,
  }

  it('are compared with the register of today, those of the caller alone', async () => {
    const buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [
      { product: 'EgrnObject' },
      { product: 'EgrnRightList' },
      { product: 'PersonCheck', metadata: LADOGIN },
    ])
    await payInWidget(buyer, order)
    for (const { order_item_id } of order.order_items) await itemIn(buyer, order_item_id, 'done')
    const purchases = async () => {
      const { products } = await infoOf(buyer, getObject, FLAT)
      expect((await infoOf(buyer, getObjectFull, FLAT)).products).toEqual(products)
      return Object.fromEntries(products.map((product) => [product.product_name, product]))
    }

    expect(await purchases()).toEqual({
      EgrnObject: {
        order_item_id: order.order_items[0]?.order_item_id,
        product_id: productId('EgrnObject'),
        product_name: 'EgrnObject',
        product_name_ru: expect.stringMatching(/[а-я]/),
        price: 499,
        status: 'done',
        created_date: clock.now().toISOString(),
        metadata: { diffStatement: SAME },
        data: { difference: { is_checked: true } },
      },
      EgrnRightList: expect.objectContaining({
        metadata: { diffStatement: SAME },
        data: { difference: { is_checked: true } },
      }) as unknown,
      // A check of a person is no statement, and what was found about the person goes nowhere.
      PersonCheck: expect.objectContaining({
        metadata: {},
        data: { difference: { is_checked: false } },
      }) as unknown,
    })

    const [row] = await server.sql(`select extract from demo_objects where number = $1`, [FLAT])
    const known = row?.['extract'] as { rights: object[]; parts: object }
    const sold = {
      ...known,
      rights: [{ ...known.rights[0], date: '2026-11-02', number: 'новое', type: 'Собственность' }],
      encumbrances: [],
      parts: { ...known.parts, encumbrances: 'empty' },
    }
    const setExtract = (extract: object | null) =>
      server.sql(`update demo_objects set extract = $2 where number = $1`, [
        FLAT,
        extract && JSON.stringify(extract),
      ])
    await setExtract(sold)
    const changed = await purchases()
    expect(changed['EgrnObject']).toMatchObject({
      metadata: {
        diffStatement: {
          amount_of_owners: { before: '2', after: '1' },
          date_rights: { before: '18.03.2024, 18.03.2024', after: '02.11.2026' },
          registration_number_of_rights: {
            before: `${FLAT}-00/014/2024-3, ${FLAT}-00/014/2024-4`,
            after: 'новое',
          },
          encumbrance: {
            before: `Ипотека в силу закона № ${FLAT}-00/014/2024-5`,
            after: 'не зарегистрировано',
          },
        },
      },
      data: { difference: { is_checked: true } },
    })
    // The history is compared with the history.
    expect(changed['EgrnRightList']?.metadata).toEqual({ diffStatement: SAME })

    await setExtract(null)
    expect((await purchases())['EgrnObject']).toMatchObject({
      metadata: {},
      data: { difference: { is_checked: false } },
    })
    await setExtract(known)

    expect((await infoOf(server.visit(), getObject, FLAT)).products).toEqual([])
    const other = server.visit()
    await register(other)
    expect((await infoOf(other, getObject, FLAT)).products).toEqual([])
  })
})

describe('the id of an email', () => {
  async function emailOf(email: string): Promise<string> {
    const [person] = await server.sql(`select id from persons where email = $1`, [email])
    return linkOf(server, String(person?.['id']))
  }

  it.each([getObject, getObjectFull])('signs its person in, once: %s', async (endpoint) => {
    const buyer = server.visit()
    const { email, order } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    const id = await emailOf(email)
    const open = (visitor: Visitor) => visitor.call(endpoint, { params: { id: FLAT }, query: { id } })

    const reader = server.visit()
    const { data, body } = await open(reader)
    const { jwt } = body as { jwt: { token: string; person: { email: string } } }
    expect(jwt.person.email).toBe(email)
    expect(data.products.map(({ order_item_id }) => order_item_id)).toEqual([
      order.order_items[0]?.order_item_id,
    ])
    reader.token = jwt.token
    expect((await whoIs(reader)).person?.email).toBe(email)

    const again = await open(server.visit())
    expect([again.status, again.body['jwt'], again.data.products]).toEqual([200, undefined, []])
  })

  it('does nothing when it is an order item, a guess, too old, or of the other brand', async () => {
    const { email, order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const ask = async (id: string, site?: 'fiz-pro') => {
      const { status, body } = await server
        .visit(site)
        .call(getObject, { params: { id: FLAT }, query: { id } })
      return [status, body['jwt']]
    }
    expect(await ask(order.order_items[0]?.order_item_id ?? '')).toEqual([200, undefined])
    expect(await ask(`link_${'a'.repeat(43)}`)).toEqual([200, undefined])
    expect(await ask(await emailOf(email), 'fiz-pro')).toEqual([200, undefined])
    const old = await emailOf(email)
    clock.advance(24 * HOUR_MS + MINUTE_MS)
    expect(await ask(old)).toEqual([200, undefined])
  })

  it('is not used up by someone who is signed in', async () => {
    const { email } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const id = await emailOf(email)
    const other = server.visit()
    const own = await register(other)
    const { body } = await other.call(getObject, { params: { id: FLAT }, query: { id } })
    expect(body['jwt']).toBeUndefined()
    expect((await whoIs(other)).person?.email).toBe(own.email)
    const later = await server.visit().call(getObject, { params: { id: FLAT }, query: { id } })
    expect(later.body['jwt']).toMatchObject({ person: { email } })
  })
})
