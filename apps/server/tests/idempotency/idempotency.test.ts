import { isDeepStrictEqual } from 'node:util'
import { contract, type Endpoint } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldKeys, KEY_LIFE_MS } from '../../src/services/with-idempotency.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { FLAT, freshEmail, productId } from '@proverka/test-support/guest-order'
import { decide, tokenOf } from '../setup/payment-events.ts'
import { giveConsents, register } from '../setup/registration.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'
import { countEffects } from './count-effects.ts'
import { REPEAT_CASES, type CallName } from './repeat-cases.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const clock = createTestClock()
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const CONFLICT = 'Повтор запроса с другими данными. Обновите страницу и повторите'

const keyed = Object.entries(contract)
  .flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [CallName, Endpoint] => [
      `${area}.${name}` as CallName,
      endpoint,
    ]),
  )
  .filter(([, { idempotent }]) => idempotent)

/** The test provider keeps its own books; the report of a named owner begins later. */
const UNCOUNTED: readonly CallName[] = ['payment.decideTestPayment', 'reports.updateOrderItem']

/** The receipt of a refund is written when its provider has made it: later than the call answers. */
const refundsAreDone = () =>
  until('every refund', async () =>
    (await server.sql('select 1 from refunds where done_at is null')).length === 0 ? true : undefined,
  )

const freshKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** The work on a part goes on between a call and its repeat. */
const withoutStates = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('order_item_id' in value)) return value
    return { ...value, status: undefined }
  })

describe('a call with a key', () => {
  it('is tried here for every endpoint that is declared so', () => {
    expect(Object.keys(REPEAT_CASES).toSorted()).toEqual(keyed.map(([name]) => name).toSorted())
  })

  it.each(keyed)(
    '%s is done once, answers its repeat alike, and takes no other request',
    async (name, endpoint) => {
      const prepare = REPEAT_CASES[name]
      if (!prepare) throw new Error(`no case for ${name}`)
      const { by, input, other, headers = {} } = await prepare(server, admin)
      const key = { ...headers, ...freshKey() }
      const send = (what: object) => by.call(endpoint, what as never, key)
      const before = await countEffects(server)
      const first = await send(input)
      expect([first.status, first.error]).toEqual([200, undefined])
      await refundsAreDone()
      const after = await countEffects(server)
      for (const _ of [1, 2]) {
        const again = await send(input)
        expect([again.status, withoutStates(again.data)]).toEqual([200, withoutStates(first.data)])
      }
      const refused = await send(other)
      expect([refused.status, refused.error]).toEqual([409, CONFLICT])
      expect(await countEffects(server)).toEqual(after)
      // A call whose effects are not counted would be repeated without a trace.
      expect(isDeepStrictEqual(after, before)).toBe(UNCOUNTED.includes(name))
    },
  )

  it('counts for its caller alone', async () => {
    const key = freshKey()
    const numbers = new Set<number>()
    for (const _ of [1, 2]) {
      const visitor = server.visit()
      await register(visitor)
      const { data } = await visitor.call(contract.orders.createInvoice, { query: { amount: '500' } }, key)
      numbers.add(data.number)
    }
    expect(numbers.size).toBe(2)
  })

  it('counts in its call alone', async () => {
    const visitor = server.visit()
    await register(visitor)
    const key = freshKey()
    const body = { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] }
    expect((await visitor.call(contract.orders.createOrder, { body }, key)).status).toBe(200)
    expect(
      (await visitor.call(contract.orders.createInvoice, { query: { amount: '500' } }, key)).status,
    ).toBe(200)
  })

  it('may be made again after it was refused', async () => {
    const visitor = server.visit()
    await register(visitor)
    const key = freshKey()
    const payerless = { query: { amount: '500', payer_id: crypto.randomUUID() } }
    expect((await visitor.call(contract.orders.createInvoice, payerless, key)).status).toBe(404)
    expect(
      (await visitor.call(contract.orders.createInvoice, { query: { amount: '500' } }, key)).status,
    ).toBe(200)
  })

  it('goes on with the payment that it opened, declined or not; a fresh key opens another', async () => {
    const visitor = server.visit()
    await register(visitor)
    const body = { order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }] }
    const { data: order } = await visitor.call(contract.orders.createOrder, { body }, {})
    await decide(visitor, tokenOf(order), 'decline')
    const resume = async (key: Record<string, string>) =>
      tokenOf((await visitor.call(contract.orders.resumePayment, { params: { id: order.id } }, key)).data)
    const key = freshKey()
    const second = await resume(key)
    await decide(visitor, second, 'decline')
    expect([await resume(key), second === tokenOf(order)]).toEqual([second, false])
    expect(await resume(freshKey())).not.toBe(second)
  })

  it('is refused when the key is longer than any key', async () => {
    const visitor = server.visit()
    await register(visitor)
    const invoice = (key: string) =>
      visitor.call(contract.orders.createInvoice, { query: { amount: '500' } }, { 'idempotency-key': key })
    expect((await invoice('k'.repeat(255))).status).toBe(200)
    expect(await invoice('k'.repeat(256))).toMatchObject({
      status: 400,
      error: 'Ключ повтора не длиннее 255 знаков',
      body: { field: 'headers.idempotency-key' },
    })
  })

  it('is forgotten after a day, and not before', async () => {
    const visitor = server.visit()
    await register(visitor)
    const key = freshKey()
    const invoice = async () =>
      (await visitor.call(contract.orders.createInvoice, { query: { amount: '500' } }, key)).data.number
    const first = await invoice()
    clock.advance(KEY_LIFE_MS)
    await forgetOldKeys(server.context)
    expect(await invoice()).toBe(first)
    clock.advance(1)
    await forgetOldKeys(server.context)
    expect(await invoice()).not.toBe(first)
    admin = await visitAsAdmin(server)
  })
})

describe('the order of a guest, repeated after its answer was lost', () => {
  /** An order of a new address; each further call sends it again, from whatever browser. */
  async function guestOrder(browser = server.visit(), consenting = browser) {
    const email = freshEmail()
    const headers = { ...(await giveConsents(consenting, email)), ...freshKey() }
    const order_items = [{ product_id: productId('EgrnObject'), object_key: FLAT }]
    const body = { email, phone: '89990000000', registartion_url: '/', order_items }
    const send = (by: Visitor) => by.call(contract.orders.createRegistrationOrder, { body }, headers)
    return { first: await send(browser), send, email }
  }

  const sessionsOf = async (email: string) =>
    (
      await server.sql('select s.id from sessions s join persons p on p.id = person_id where email = $1', [
        email,
      ])
    ).length

  it('signs the same browser in again, and no other one', async () => {
    const browser = server.visit()
    const { first, send, email } = await guestOrder(browser)
    const again = await send(browser)
    for (const { body } of [first, again]) {
      const visitor = server.visit()
      for (const [name, value] of browser.cookies) visitor.cookies.set(name, value)
      visitor.token = (body['jwt'] as { token: string }).token
      expect((await visitor.call(contract.auth.checkToken, {})).data.person?.email).toBe(email)
    }
    const thief = server.visit()
    await giveConsents(thief, email)
    for (const other of [server.visit(), thief]) {
      const { data, body } = await send(other)
      expect(data.order.id).toBe(first.data.order.id)
      expect(body).not.toHaveProperty('jwt')
    }
    expect(await sessionsOf(email)).toBe(2)
  })

  it('signs nobody in once minutes have passed', async () => {
    const browser = server.visit()
    const { first, send, email } = await guestOrder(browser)
    clock.advance(10 * MINUTE_MS - 1)
    expect((await send(browser)).body).toHaveProperty('jwt')
    clock.advance(1)
    const late = await send(browser)
    expect(late.data).toEqual(first.data)
    expect(late.body).not.toHaveProperty('jwt')
    expect(await sessionsOf(email)).toBe(2)
  })

  it('signs nobody in whose browser could not be told from others', async () => {
    const { first, send, email } = await guestOrder(server.visit(), server.visit())
    expect(first.body).toHaveProperty('jwt')
    expect((await send(server.visit())).body).not.toHaveProperty('jwt')
    expect(await sessionsOf(email)).toBe(1)
  })

  it('signs nobody in whose account was closed meanwhile', async () => {
    const browser = server.visit()
    const { send, email } = await guestOrder(browser)
    const [row] = await server.sql('select id from persons where email = $1', [email])
    await admin.call(contract.admin.removePerson, { query: { person_id: String(row?.['id']) } })
    expect((await send(browser)).body).not.toHaveProperty('jwt')
  })
})
