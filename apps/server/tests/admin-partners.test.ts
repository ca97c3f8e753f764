import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { partnerTariffSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function person(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  await register(visitor, undefined, changes)
  return { visitor, id: (await whoIs(visitor)).person?.id ?? '' }
}

/** A partner who has earned so much by the people he brought. */
async function partnerWith(roubles: number) {
  const partner = await person()
  const { database, queries, clock } = server.context
  await database.transaction(async () => {
    await queries.ledger.bookTransfer({
      uniqueKey: `referral:${crypto.randomUUID()}`,
      description: 'Бонус за приглашенного',
      entries: [
        { account: 'promotion', amount: -toKopecks(roubles) },
        { account: 'bonus', userId: partner.id, amount: toKopecks(roubles) },
      ],
      at: clock.now(),
    })
  })
  return partner
}

describe('money of a partner', () => {
  const sumOf = async (partner_id: string) =>
    (await admin.call(calls.getPartnerAccountSum, { query: { partner_id } })).data
  const withdraw = (partner_id: string, amount: number, key?: string) =>
    admin.call(
      calls.withdrawPartnerMoney,
      { body: { partner_id, amount } },
      key === undefined ? {} : { 'idempotency-key': key },
    )

  it('[CALL-073, CALL-074, PARTNER-04, PARTNER-05] is what he earned; a withdrawal of 500 from 800 leaves 300, of 900 is refused', async () => {
    const { id } = await partnerWith(800)
    expect(await sumOf(id)).toEqual({ partner_id: id, sum: 800 })
    const refused = await withdraw(id, 900)
    expect([refused.status, refused.error]).toEqual([409, 'У партнера на счете меньше этой суммы'])
    expect((await withdraw(id, 500)).data).toEqual({ partner_id: id, sum: 300, pending: null })
    expect(await sumOf(id)).toEqual({ partner_id: id, sum: 300 })
    expect((await logOf(admin, id))[0]).toMatchObject({
      action: 'partner.withdraw_money',
      details: { amount: 500 },
    })
    expect((await withdraw(crypto.randomUUID(), 1)).status).toBe(404)
    const unknown = { query: { partner_id: crypto.randomUUID() } }
    expect((await admin.call(calls.getPartnerAccountSum, unknown)).status).toBe(404)
  })

  it('is earned by a top-up of someone he brought', async () => {
    const partner = await person()
    const { visitor } = await person({ partner_id: partner.id })
    const invoice = await visitor.call(contract.orders.createInvoice, { query: { amount: '15000' } })
    const [row] = await server.sql('select order_id from invoices where id = $1', [invoice.data.invoice_id])
    await admin.call(calls.updateOrder, { body: { OrderID: String(row?.['order_id']), Paid: true } })
    expect(await sumOf(partner.id)).toEqual({ partner_id: partner.id, sum: 7500 })
  })

  it('leaves once for one key, and never more than there is', async () => {
    const { id } = await partnerWith(100)
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) expect((await withdraw(id, 10, key)).data.sum).toBe(90)
    const many = await Promise.all(Array.from({ length: 5 }, () => withdraw(id, 40)))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409])
    expect((await sumOf(id)).sum).toBe(10)
  })
})

describe('tariffs of a partner', () => {
  it('[CALL-084, CALL-085, CALL-086, CALL-087, PARTNER-06, ENTITY-28] are added, listed, changed and removed', async () => {
    const [partner, other] = [await person(), await person()]
    const list = async (partnerID: string) =>
      (await admin.call(calls.listPartnerTariffs, { query: { partnerID } })).data
    const add = (partnerID: string, price = 900) =>
      admin.call(calls.addPartnerTariff, { body: { partnerID, tariff_simple_id: 2, price } })
    const { data } = await add(partner.id)
    await add(other.id, 700)
    expect(await list(partner.id)).toEqual([data])
    expect(v.is(partnerTariffSchema, data)).toBe(true)
    expect(data).toMatchObject({ partnerID: partner.id, tariff_simple_id: 2, price: 900 })
    expect((await add(partner.id)).status).toBe(409)
    const update = { partner_tariff_id: data.partner_tariff_id, price: 850.5 }
    expect((await admin.call(calls.updatePartnerTariff, { body: update })).data.price).toBe(850.5)
    expect((await list(partner.id))[0]?.price).toBe(850.5)
    const query = { partner_tariff_id: data.partner_tariff_id }
    expect((await admin.call(calls.removePartnerTariff, { query })).data).toEqual({ removed: true })
    expect([await list(partner.id), (await list(other.id)).length]).toEqual([[], 1])
    expect((await admin.call(calls.removePartnerTariff, { query })).status).toBe(404)
    expect((await admin.call(calls.updatePartnerTariff, { body: update })).status).toBe(404)
    const unknown = { partnerID: partner.id, tariff_simple_id: 99, price: 1 }
    expect((await admin.call(calls.addPartnerTariff, { body: unknown })).status).toBe(404)
    const huge = { ...unknown, tariff_simple_id: 1e12 }
    expect((await admin.call(calls.addPartnerTariff, { body: huge })).status).toBe(400)
    expect(await logOf(admin, partner.id)).toHaveLength(3)
  })
})

describe('tariffs of a person', () => {
  it('[CALL-082] are answered, newest first', async () => {
    const { id } = await person()
    const list = async (person_id: string) => admin.call(calls.listPersonTariffs, { query: { person_id } })
    expect((await list(id)).data).toEqual([])
    for (const tariff_simple_id of [2, 3])
      await admin.call(contract.tariffs.activateTariffForPerson, {
        body: { person_id: id, tariff_simple_id },
      })
    expect((await list(id)).data.map(({ tariff_simple_id }) => tariff_simple_id)).toEqual([3, 2])
    expect((await list(crypto.randomUUID())).status).toBe(404)
  })
})
