import { contract } from '@proverka/api/contract'
import { cadastralObjectSchema, objectInfoSchema } from '@proverka/domain/property'
import {
  accountSchema,
  logoPermission,
  parseProcessingOrders,
  tokenCheckSchema,
  userSchema,
} from '@proverka/domain/accounts'
import { FLAT, orderAsGuest } from '@proverka/test-support/guest-order'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyFlat } from './setup/buy-flat.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/*
 * The entities of the specification are what programs of others read our answers by: each schema reads what this server
 * sends, with every stated field in it.
 */
let server: TestServer
let user: Visitor
beforeAll(async () => {
  server = await startTestServer()
  user = server.visit()
  await register(user)
})
afterAll(() => server.stop())

/** Reads a value by a schema and leaves nothing out. */
function readWhole<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.parse(schema, value)
  expect(read).toEqual(value)
  return read
}

const settingsOf = async (visitor: Visitor) => (await visitor.call(contract.person.getSettings, {})).data

describe('a person', () => {
  it('[ENTITY-01] has everything that a user has, and an account with its person', async () => {
    const { person, account } = await whoIs(user)
    const { person_role, ...rest } = person ?? { person_role: -1 }
    const { id, email, name, phone } = rest as Record<string, unknown>
    const whole = { id, email, name, phone, balance: account?.balance, role: person_role }
    const settings = await settingsOf(user)
    expect(readWhole(userSchema, { ...whole, settings })).toMatchObject({ role: 2, balance: 0 })
    for (const field of Object.keys(whole))
      expect([field, v.is(userSchema, { ...whole, settings, [field]: undefined })]).toEqual([field, false])
    expect(readWhole(accountSchema, account).person_id).toBe(id)
  })

  it('[ENTITY-06] is checked with account, person and tariff; an answer for an unknown caller reads as well', async () => {
    const { valid, account, person, tariff } = await whoIs(user)
    const check = { valid, account, person, tariff }
    expect(readWhole(tokenCheckSchema, check)).toMatchObject({
      valid: true,
      account: { balance: 0, sum_of_transactions: 0 },
      tariff: { tariff_simple_id: 0 },
    })
    expect(v.is(tokenCheckSchema, { ...check, valid: undefined })).toBe(false)
    const nobody = await whoIs(server.visit())
    expect(v.parse(tokenCheckSchema, nobody).valid).toBe(false)
  })

  it('[ENTITY-04, ENTITY-05] keeps the orders in work under their setting, and has the logo permission of its role', async () => {
    const processing = async () => {
      const setting = (await settingsOf(user)).find(({ key }) => key === 'processing_orders')
      return parseProcessingOrders(setting?.value ?? '').map(({ orderItemId }) => orderItemId)
    }
    expect(await processing()).toEqual([])
    const { data: order } = await buyFlat(
      user,
      [{ product: 'EgrnObject' }, { product: 'EgrnRightList' }],
      false,
    )
    const ids = order.order_items.map(({ order_item_id }) => order_item_id)
    // Not paid: work on them does not start.
    expect(await processing()).toEqual([])
    await server.sql(`update order_items set status = 'inprogress' where order_id = $1`, [order.id])
    expect(await processing()).toEqual(ids)
    await server.sql(`update order_items set status = 'done' where id = $1`, [ids[0]])
    expect(await processing()).toEqual([ids[1]])
    const body = { key: 'processing_orders', value: '[]', enabled: true }
    expect((await user.call(contract.person.addSetting, { body })).status).toBe(403)
    const settings = await settingsOf(user)
    expect(logoPermission({ role: 2, settings })).toBe('active')
    const own = { key: 'add_logo_permission', value: 'no', enabled: true }
    // A user cannot grant himself the permission; an admin's setting takes precedence over the role.
    expect((await user.call(contract.person.addSetting, { body: own })).status).toBe(403)
    expect(logoPermission({ role: 2, settings: [...settings, own] })).toBe('no')
  })
})

describe('an object', () => {
  it('[ENTITY-07, ENTITY-08] is answered with its eight fields, the purchases and the usual times', async () => {
    const { data } = await user.call(contract.objects.getObject, { params: { id: FLAT }, query: {} })
    const { object, products, average_time } = data
    expect(Object.keys(object).toSorted()).toEqual(
      ['Number', 'Address', 'Area', 'AreaOKC', 'Level', 'ObjectType', 'TypeOKC', 'Status'].toSorted(),
    )
    expect(readWhole(cadastralObjectSchema, object).Number).toBe(FLAT)
    const info = { object, products, average_time }
    readWhole(objectInfoSchema, info)
    // A link's token comes beside the data (AMB-46).
    const { extra } = contract.objects.getObject
    const { data: jwt } = await register(server.visit())
    expect([v.is(extra, {}), v.is(extra, { jwt })]).toEqual([true, true])
    expect(v.is(extra, { jwt: { person: jwt.person } })).toBe(false)
  })
})

describe('a suggestion', () => {
  it('[ENTITY-34] of a company has its INN and head, one of an address its text', async () => {
    const companies = await user.call(contract.suggest.suggestCompanies, { query: { query: 'Образцовский' } })
    const read = readWhole(contract.suggest.suggestCompanies.reply, companies.data)
    expect(read.suggestions[0]?.data).toMatchObject({
      inn: expect.stringMatching(/^\d{10}(\d\d)?$/),
      management: { name: expect.any(String) },
    })
    const addresses = await user.call(contract.suggest.suggestAddresses, { query: { query: 'Кленовая 14' } })
    expect(addresses.data.suggestions.length).toBeGreaterThan(0)
    v.parse(contract.suggest.suggestAddresses.reply, addresses.data)
  })
})

describe('an order', () => {
  it('[ENTITY-18] of a guest is answered with order, address of its person and token', async () => {
    const guest = server.visit()
    const { data, body, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    expect(data.order).toMatchObject({ id: expect.any(String), total_amount: 499 })
    expect(data.person).toEqual({ email })
    expect(body['jwt']).toMatchObject({ token: expect.any(String), person: { email } })
  })

  it('[ENTITY-19, ENTITY-20] of the history has sum, address, date and mark, and its items their number and address', async () => {
    const guest = server.visit()
    const { order, email } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    const { data } = await guest.call(contract.orders.listOrders, { query: {} })
    const read = v.parse(contract.orders.listOrders.reply, data)
    expect(read.orders[0]).toMatchObject({
      orderId: order.id,
      totalAmount: 499,
      email,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      Paid: false,
      items: [
        {
          order_item_id: order.order_items[0]?.order_item_id,
          product_name: 'EgrnObject',
          price: 499,
          status: 'waitingforpayment',
          kadnum: FLAT,
          ItemMetadata: { address: expect.stringContaining('Кленовая'), kadastr_number: FLAT },
        },
      ],
    })
  })
})
