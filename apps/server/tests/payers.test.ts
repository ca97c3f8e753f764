import { contract } from '@proverka/api/contract'
import { payerSchema } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { addPayer, getPayer, listPayers, removePayer, updatePayer } = contract.payers
const COMPANY = {
  name: 'ООО «Кленовый лист»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'г. Образцовск, ул. Кленовая, д. 1',
}

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const { data } = await register(visitor)
  return { visitor, id: data.person.id }
}

const list = async (visitor: Visitor, target_person_id?: string) =>
  (await visitor.call(listPayers, { query: target_person_id ? { target_person_id } : {} })).data

describe('requisites for invoices', () => {
  it('[CALL-135] [CALL-137] [ENTITY-26] are added to the caller and listed; a foreign person answers 403', async () => {
    const { visitor, id } = await newcomer()
    const other = await newcomer()
    const added = await visitor.call(addPayer, { body: { ...COMPANY, name: ` ${COMPANY.name} ` } })
    expect(added.data).toMatchObject(COMPANY)
    expect(await list(visitor)).toEqual([added.data])
    expect(v.is(v.array(payerSchema), await list(visitor))).toBe(true)
    expect(await list(other.visitor)).toEqual([])
    const foreign = await other.visitor.call(addPayer, { body: { ...COMPANY, target_person_id: id } })
    expect(foreign).toMatchObject({ status: 403, error: 'Нет доступа' })
    expect((await other.visitor.call(listPayers, { query: { target_person_id: id } })).status).toBe(403)
    expect((await admin.call(addPayer, { body: { ...COMPANY, target_person_id: id } })).status).toBe(200)
    expect(await list(admin, id)).toHaveLength(2)
    const nobody = { ...COMPANY, target_person_id: crypto.randomUUID() }
    expect((await admin.call(addPayer, { body: nobody })).status).toBe(404)
  })

  it('[CALL-138] are answered to their owner', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const { data } = await visitor.call(addPayer, { body: COMPANY })
    const query = { payer_id: data.payer_id }
    expect((await visitor.call(getPayer, { query })).data).toEqual(data)
    expect((await other.visitor.call(getPayer, { query })).status).toBe(403)
    expect((await admin.call(getPayer, { query })).data).toEqual(data)
    expect((await visitor.call(getPayer, { query: { payer_id: crypto.randomUUID() } })).status).toBe(404)
  })

  it('[CALL-139] are changed: a wrong INN answers 400 «Неправильный ИНН», a right one is stored', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const { data } = await visitor.call(addPayer, { body: COMPANY })
    const update = (who: Visitor, changes: object) =>
      who.call(updatePayer, { body: { payer_id: data.payer_id, ...COMPANY, ...changes } })
    expect(await update(visitor, { inn: '0000000019' })).toMatchObject({
      status: 400,
      error: 'Неправильный ИНН',
    })
    expect((await update(visitor, { kpp: '' })).error).toBe('Некорректный КПП')
    expect((await update(visitor, { inn: '000000000184' })).error).toBe('КПП есть только у организаций')
    expect((await update(other.visitor, {})).status).toBe(403)
    expect(await list(visitor)).toEqual([data])
    const person = { inn: '000000000184', kpp: '', name: 'ИП Ольхина' }
    expect((await update(visitor, person)).data).toEqual({ ...data, ...person })
    expect(await list(visitor)).toEqual([{ ...data, ...person }])
  })

  it('[CALL-136] are gone from the list when they are removed', async () => {
    const { visitor } = await newcomer()
    const other = await newcomer()
    const { data } = await visitor.call(addPayer, { body: COMPANY })
    const query = { payer_id: data.payer_id }
    expect((await other.visitor.call(removePayer, { query })).status).toBe(403)
    expect((await visitor.call(removePayer, { query })).data).toEqual({ removed: true })
    expect(await list(visitor)).toEqual([])
    expect((await visitor.call(removePayer, { query })).status).toBe(404)
  })

  it('are at most a hundred, and stay in a bill as they were', async () => {
    const { visitor, id } = await newcomer()
    const { data } = await visitor.call(addPayer, { body: COMPANY })
    await visitor.call(contract.orders.createInvoice, { query: { amount: '700', payer_id: data.payer_id } })
    await visitor.call(removePayer, { query: { payer_id: data.payer_id } })
    const invoices = (await visitor.call(contract.orders.listInvoices, { query: {} })).data
    expect(invoices).toMatchObject([{ payer: COMPANY.name }])
    await server.sql(
      `insert into payers (id, person_id, name, inn, kpp, address, created_at)
       select gen_random_uuid(), $1, 'n', '', '', '', now() from generate_series(1, 100)`,
      [id],
    )
    expect((await visitor.call(addPayer, { body: COMPANY })).status).toBe(409)
  })
})
