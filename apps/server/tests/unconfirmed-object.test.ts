import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { FLAT, LADOGIN, orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { getObject, getObjectFull } = contract.objects
const TEXT = 'Реестр не подтвердил этот объект: заказать по нему нечего, деньги не списаны'
const UNKNOWN = '00:14:0203005:9999'
const QUARTER = '00:14:0203005'
const RAW = 'Образцовск, Нигде 14'

let server: TestServer
let user: Visitor
beforeAll(async () => {
  server = await startTestServer()
  user = server.visit()
  await register(user)
})
afterAll(() => server.stop())

const countOrders = async () => Number((await server.sql(`select count(*) as n from orders`))[0]?.['n'])

describe('[TRUE-03] an order about an object that the register has not confirmed', () => {
  const keys = [
    ['an unknown number', UNKNOWN],
    ['a quarter', QUARTER],
    ['a raw address', RAW],
  ]
  const products = ['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner', 'FullCheck']
  const cases = keys.flatMap(([name, key]) => products.map((product) => [name, key, product] as const))

  it.each(cases)('%s (%s) is refused, %s', async (_, key = '', product) => {
    const before = await countOrders()
    const own = await user.call(contract.orders.createOrder, {
      body: { order_items: [{ product_id: productId(product), object_key: key, object_address: RAW }] },
    })
    const guest = await orderAsGuest(server.visit(), [{ product, key }])
    expect([own.status, own.error]).toEqual([409, TEXT])
    expect([guest.status, guest.error]).toEqual([409, TEXT])
    expect(await countOrders()).toBe(before)
  })

  it('is refused as a whole, and a person of the same key does not confirm the object', async () => {
    const person = { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN }
    const { status, error } = await orderAsGuest(server.visit(), [
      person,
      { product: 'EgrnObject', key: 'Ладогин' },
    ])
    expect([status, error]).toEqual([409, TEXT])
    expect((await orderAsGuest(server.visit(), [person])).status).toBe(200)
  })

  it('that left the register is refused for what cannot be stated about it, and taken for its past', async () => {
    const key = '00:14:0203009:302'
    const before = await countOrders()
    const owner = await orderAsGuest(server.visit(), [
      {
        product: 'RiskAssessmentOwner',
        key,
        metadata: { owners: [LADOGIN], purpose: 'purchase', ground: 'contract' },
      },
    ])
    expect([owner.status, owner.error]).toEqual([
      409,
      'Объект снят с учета: о нем можно заказать только выписку и переход прав',
    ])
    expect(await countOrders()).toBe(before)
    expect((await orderAsGuest(server.visit(), [{ product: 'EgrnRightList', key }])).status).toBe(200)
  })

  it('is accepted by its number in any spelling and by its address record', async () => {
    for (const key of [FLAT, FLAT.replaceAll(':', '/'), 'г. Образцовск, ул. Полевая, д. 3, кв. 1, ком. 2']) {
      expect((await orderAsGuest(server.visit(), [{ product: 'EgrnObject', key }])).status).toBe(200)
    }
  })

  it('is not attached by an admin either', async () => {
    const admin = await visitAsAdmin(server)
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const { status, error } = await admin.call(contract.admin.attachProduct, {
      body: { order_id: order.id, product_id: productId('EgrnObject'), object_key: UNKNOWN },
    })
    expect([status, error]).toEqual([409, TEXT])
  })
})

describe('[TRUE-03] what is known about a key that no object has', () => {
  const about = async (id: string) => {
    const { data } = await server.visit().call(getObject, { params: { id }, query: {} })
    expect(data.confirmed).toBe(false)
    const full = await server.visit().call(getObjectFull, { params: { id }, query: {} })
    expect(full.data.unconfirmed).toEqual(data.unconfirmed)
    return data.unconfirmed
  }

  it('of an object that is there: nothing, it is confirmed', async () => {
    const { data } = await server.visit().call(getObject, { params: { id: FLAT }, query: {} })
    expect(data.confirmed).toBe(true)
    expect(data).not.toHaveProperty('unconfirmed')
    expect(data).not.toHaveProperty('search')
  })

  it('of an unknown number: its quarter and what is a slip of the hand away', async () => {
    const known = await about('00:14:0203005:1947')
    expect(known).toMatchObject({
      kind: 'number',
      parts: { region: true, district: true, block: true },
      quarter: { number: QUARTER, cancelled: 0, last: 1060 },
    })
    const near = known?.near.map(({ Number, distance }) => [Number, distance])
    expect(near).toEqual([
      [FLAT, 1],
      [expect.any(String), 2],
      [expect.any(String), 2],
      [expect.any(String), 2],
      [expect.any(String), 2],
    ])
    expect(known?.quarter?.objects).toHaveLength(known?.quarter?.count ?? -1)
  })

  it('of swapped digits in the quarter: the number with the digits in order', async () => {
    const known = await about('00:14:0203050:1047')
    expect(known?.parts).toEqual({ region: true, district: true, block: false })
    expect(known?.quarter).toBeNull()
    expect(known?.near.map(({ Number }) => Number)).toEqual([FLAT])
  })

  it('of another district or region: which parts exist', async () => {
    expect((await about('00:99:0203005:1047'))?.parts).toEqual({
      region: true,
      district: false,
      block: false,
    })
    expect((await about('77:01:0001001:1'))?.parts).toEqual({ region: false, district: false, block: false })
  })

  it('of a quarter: all its objects in order, those that left the register among them', async () => {
    const known = await about('00:14:0203009')
    expect(known).toMatchObject({ kind: 'quarter', near: [], quarter: { cancelled: 2, last: 307 } })
    const numbers = known?.quarter?.objects?.map(({ Number }) => Number)
    expect(numbers).toEqual([301, 302, 303, 304, 305, 306, 307].map((parcel) => `00:14:0203009:${parcel}`))
  })

  it('of a raw address: objects whose address goes on from it, without a search', async () => {
    const known = await about('Образцовск, Полевая 13')
    expect(known).toMatchObject({ kind: 'text', parts: null, near: [], quarter: null })
    expect(known?.addresses).toContainEqual({
      number: '00:14:0203009:307',
      address: 'г. Образцовск, ул. Полевая, д. 13, кв. 2',
    })
  })
})
