import { contract, orderReplySchema } from '@proverka/api/contract'
import { toKopecks, toRoubles } from '@proverka/domain'
import { cartTotal, EXPERT_REPORT_PRODUCT_NAME, PRODUCTS, productsToAdd } from '@proverka/domain/orders'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ANY_SUBJECT,
  FLAT,
  freshEmail,
  LADOGIN,
  orderAsGuest,
  productId,
} from '@proverka/test-support/guest-order'
import { anotherIntent, extractOf, order } from './setup/own-order.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let buyer: Visitor
beforeAll(async () => {
  server = await startTestServer()
  buyer = server.visit()
  await register(buyer)
})
afterAll(() => server.stop())

describe('what an order costs', () => {
  const money = fc.oneof(
    fc.integer({ min: -100_000, max: 100_000 }),
    fc.double(),
    fc.constant('0'),
    fc.constant(null),
  )
  const lies = fc.record(
    {
      price: money,
      product_price: money,
      price_kopecks: money,
      discount: money,
      total: money,
      quantity: money,
      markup: fc.integer({ min: -100_000, max: 100_000 }),
      coupon_id: fc.string({ maxLength: 20 }),
      code: fc.constantFrom('freerisk', 'СКИДКА', ''),
    },
    { requiredKeys: [] },
  )
  const item = fc.record({
    product: fc.constantFrom(
      ...PRODUCTS.filter(({ product_name }) => product_name !== EXPERT_REPORT_PRODUCT_NAME),
    ),
    lies,
  })

  it('[CALL-025] is the total of the rules, whatever a browser says about prices, markups and coupons', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 1, maxLength: 5 }),
        fc.record({ total_amount: money, total_kopecks: money, markup: money, discount: money }),
        async (items, forged) => {
          const { status, data } = await order(buyer, {
            ...forged,
            metadata: forged,
            order_items: items.map((wanted) => ({
              product_id: wanted.product.product_id,
              object_key: FLAT,
              ...wanted.lies,
              metadata: { ...ANY_SUBJECT, ...wanted.lies },
            })),
          })
          expect(status).toBe(200)
          const totals = items.map(({ product }) =>
            toKopecks(cartTotal(productsToAdd(product, PRODUCTS), { riskInsurance: false, owners: [] })),
          )
          const expected = totals.reduce((sum, total) => sum + total, 0)
          expect(data.total_amount).toBe(toRoubles(expected))
          expect(data.order_items.reduce((sum, { price }) => sum + toKopecks(price), 0)).toBe(expected)
          const [row] = await server.sql(
            `select o.total_kopecks, p.amount_kopecks from orders o left join payments p on p.order_id = o.id
              where o.id = $1`,
            [data.id],
          )
          expect(row).toEqual({ total_kopecks: expected, amount_kopecks: expected || null })
        },
      ),
      { numRuns: 40, seed: 20_261_121 },
    )
  })

  it('is lower for the owner of a price of his own, and for nobody else', async () => {
    const owner = server.visit()
    const { data } = await register(owner)
    const component = async (kopecks: number, enabled: boolean) => {
      const id = crypto.randomUUID()
      await server.sql(
        `insert into price_components (id, product_id, type_name, price_kopecks, is_base, enabled)
         values ('${id}', '${productId('EgrnObject')}', 'Personal', ${kopecks}, false, ${enabled})`,
      )
      await server.sql(
        `insert into price_component_owners (price_component_id, person_id) values ('${id}', '${data.person.id}')`,
      )
    }
    await component(35_000, true)
    await component(100, false)
    const priceFor = async (visitor: Visitor) => {
      const { data: products } = await visitor.call(contract.products.listProducts, { query: {} })
      const shown = products.find(({ product_name }) => product_name === 'EgrnObject')
      const placed = (await order(visitor, { order_items: [extractOf()] })).data
      return {
        shown: shown?.product_price,
        total: placed.total_amount,
        components: shown?.price_components.map(({ price_component_type }) => price_component_type.name),
      }
    }
    expect(await priceFor(owner)).toEqual({
      shown: 350,
      total: 350,
      components: ['Base', 'Urgent', 'Personal'],
    })
    expect(await priceFor(buyer)).toEqual({ shown: 499, total: 499, components: ['Base', 'Urgent'] })
  })

  it('[ENTITY-17] is answered in the stated form', async () => {
    const redirect_url = `${server.context.originOf('realty')}/?regorder=true`
    const { data } = await order(buyer, { order_items: [extractOf()], redirect_url })
    expect(v.safeParse(orderReplySchema, data).issues).toBeUndefined()
    expect(data).toEqual({
      id: expect.any(String),
      total_amount: 499,
      order_items: [
        {
          product_id: productId('EgrnObject'),
          product_type: 'EgrnObject',
          product_name: 'EgrnObject',
          product_name_ru: 'Выписка ЕГРН об объекте',
          price: 499,
          status: 'waitingforpayment',
          order_item_id: expect.any(String),
        },
      ],
      payment_data: { confirmation: { confirmation_token: expect.stringMatching(/^test-/) } },
      redirect_url,
      use_account_balance: false,
    })
  })
})

describe('an order that is refused', () => {
  it.each([
    ['nothing in it', []],
    ['no object', [extractOf('')]],
    ['an object of spaces', [extractOf('  ')]],
  ])('for having %s says so in the stated words', async (_, order_items) => {
    const { status, error } = await order(buyer, { order_items })
    expect([status, error]).toEqual([400, 'no objectKey or no items'])
  })

  it('for a product that nobody sells leaves nothing behind', async () => {
    const count = async () => (await server.sql('select count(*)::int as count from orders'))[0]?.['count']
    const before = await count()
    for (const product_id of [crypto.randomUUID(), 'x', '']) {
      const items = [extractOf(), { product_id, object_key: FLAT }]
      const { status, error } = await order(buyer, { order_items: items })
      expect([status, error]).toEqual([404, 'Такой услуги нет'])
    }
    expect(await count()).toBe(before)
  })

  const { person, purpose, ground } = LADOGIN
  const but = (fault: object) => ({ person: { ...person, ...fault }, purpose, ground })
  it.each<[string, object, string]>([
    ['nobody', {}, 'Укажите, кого проверить: фамилию, имя и дату рождения'],
    [
      'someone without data',
      { person: {}, purpose, ground },
      'Укажите, кого проверить: фамилию, имя и дату рождения',
    ],
    ['an empty last name', but({ lastName: ' ' }), 'Обязательное поле'],
    ['a last name that is none', but({ lastName: 7 }), 'Обязательное поле'],
    ['no birth date', but({ birthDate: '' }), 'Обязательное поле'],
    ['a name in Latin letters', but({ lastName: 'Ladogin' }), 'Напишите русскими буквами, как в паспорте'],
    ['a birth to come', but({ birthDate: '2999-01-01' }), 'Эта дата еще не наступила'],
    ['a wrong INN', but({ inn: '500100732258' }), 'Неправильный ИНН'],
    ['a short passport', but({ passport: '12' }), 'Серия и номер паспорта — 10 цифр'],
    ['no purpose', { person, ground }, 'Укажите цель и основание проверки'],
    ['a purpose of his own', { person, purpose: 'revenge', ground }, 'Укажите цель проверки'],
    ['no ground', { person, purpose }, 'Укажите цель и основание проверки'],
    ['a ground of his own', { person, purpose, ground: 'purchase' }, 'Укажите основание проверки'],
  ])('for a check of %s says what is needed', async (_, metadata, text) => {
    const { status, error } = await order(buyer, {
      order_items: [{ product_id: productId('PersonCheck'), object_key: 'Ладогин', metadata }],
    })
    expect([status, error]).toEqual([400, text])
  })
})

describe('an order of a guest', () => {
  it('[CALL-026] makes person, order and jwt for a new address, and no jwt for a known one', async () => {
    const email = freshEmail()
    const guest = server.visit()
    const first = await orderAsGuest(guest, [{ product: 'EgrnObject' }], email)
    expect(first.body).toMatchObject({
      data: { order: { total_amount: 499 }, person: { email } },
      jwt: { person: { email, person_role: 1, phone: '+79991234567' }, token: guest.token },
    })
    const second = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }], email)
    expect(second.status).toBe(200)
    expect(second.body).not.toHaveProperty('jwt')
    const ordersNow = async () =>
      (await guest.call(contract.orders.listOrders, { query: {} })).data.orders.map(({ orderId }) => orderId)
    expect(await ordersNow()).toEqual([first.order.id])
    const welcomes = [...server.emails.values()].filter(
      ({ to, subject }) => to === email && subject === 'Ваш кабинет и пароль',
    )
    expect(welcomes.length).toBeLessThanOrEqual(1)
    const { text } = await server.emailTo(email, 'Ваш кабинет и пароль')
    const mailed = /Пароль: (\S+)/.exec(text)?.[1] ?? ''
    await guest.signIn(email, mailed)
    expect((await whoIs(guest)).person?.email).toBe(email)
    // Orders with the address from another browser waited for the reader of its emails.
    expect(await ordersNow()).toEqual([second.order.id, first.order.id])
  })

  it('makes one account of ten orders at once from one new address', async () => {
    const email = freshEmail()
    const placed = await Promise.all(
      Array.from({ length: 10 }, () => orderAsGuest(server.visit(), [{ product: 'EgrnObject' }], email)),
    )
    expect(placed.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(placed.filter(({ body }) => 'jwt' in body)).toHaveLength(1)
    expect(await server.sql('select 1 from persons where email = $1', [email])).toHaveLength(1)
  })
})

describe('the orders of a person', () => {
  it('[CALL-020] come in pages of twenty, the caller’s only, newest first', async () => {
    const reader = server.visit()
    await register(reader)
    const ids: string[] = []
    for (let index = 0; index < 45; index++) {
      ids.unshift((await order(reader, { order_items: [anotherIntent(index)] })).data.id)
    }
    // Of the same report none but the last would stay in the list.
    const someone = await whoIs(reader)
    await server.sql('update orders set superseded_by = null where person_id = $1', [someone.person?.id])
    const page = async (offset: string) =>
      (await reader.call(contract.orders.listOrders, { query: { offset } })).data
    expect((await page('20')).orders.map(({ orderId }) => orderId)).toEqual(ids.slice(20, 40))
    expect((await page('40')).orders).toHaveLength(5)
    expect(await page('60')).toMatchObject({ orders: [], count: 45 })
  })

  it('hold nothing that the browser only claimed', async () => {
    const stranger = server.visit()
    const { data: someone } = await register(stranger)
    const stolen = crypto.randomUUID()
    const { data } = await order(buyer, {
      order_items: [{ ...extractOf(), status: 'done', done_at: '2026-01-01', price_kopecks: 1 }],
      id: stolen,
      person_id: someone.person.id,
      number: 1,
      paid_at: '2026-01-01T00:00:00Z',
      email: 'other@example.com',
      used_balance: true,
      payment_source: 'money',
      site: 'fiz-pro',
    })
    expect(data.id).not.toBe(stolen)
    const [row] = await server.sql('select * from orders where id = $1', [data.id])
    const { id } = (await whoIs(buyer)).person ?? {}
    expect(row).toMatchObject({ person_id: id, paid_at: null, payment_source: 'test', site: 'realty' })
    expect((await stranger.call(contract.orders.listOrders, { query: {} })).data.count).toBe(0)
    const [item] = await server.sql('select * from order_items where order_id = $1', [data.id])
    expect(item).toMatchObject({ status: 'waitingforpayment', done_at: null, price_kopecks: 49_900 })
  })

  it('know the partner who brought the buyer, but nobody brings himself', async () => {
    const { id = '' } = (await whoIs(buyer)).person ?? {}
    const partnerOf = async (partner_id: string) => {
      const { data } = await order(buyer, {
        order_items: [{ ...extractOf(), metadata: { partner_id } }],
        partner_id,
      })
      return (await server.sql('select partner_id from orders where id = $1', [data.id]))[0]?.['partner_id']
    }
    expect([await partnerOf('p1'), await partnerOf(id)]).toEqual(['p1', null])
  })
})
