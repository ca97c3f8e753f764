import { expect, it } from 'vitest'
import { payerQueries, tariffQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const UNTIL = '2027-01-31T00:00:00.000Z'
const CURRENT = { tariff_simple_id: 3, active_until: UNTIL }
const TARIFF = {
  tariff_simple_id: 3,
  name: 'Риелтор',
  description: 'Скидка',
  category: 'business',
  price: 1490,
  days: 30,
  products: [{ product_id: UUID, product_name: 'EgrnObject', product_name_ru: 'Выписка', price: 449 }],
}
const FORM = { name: 'ИП Ольхина', inn: '500100732259', kpp: '', address: 'г. Образцовск' }
const PAYER = { payer_id: UUID, ...FORM }

const { server, client } = await openWire()

const CASES: Record<string, WireCase> = {
  listTariffs: {
    call: (api) => api.tariffs.listTariffs({ query: { category: 'business' } }),
    method: 'GET',
    path: '/tariff/get_all?category=business',
    data: [TARIFF],
  },
  getCurrentTariff: {
    call: (api) => api.tariffs.getCurrentTariff(),
    method: 'GET',
    path: '/tariff/get_current',
    data: CURRENT,
  },
  getTariffProgress: {
    call: (api) => api.tariffs.getTariffProgress(),
    method: 'GET',
    path: '/tariff/progress',
    data: {
      paid: 499,
      checks: 4,
      orders: [{ order_id: UUID, number: 10_482, products: ['EgrnObject'], amount: 499 }],
      unpaid: null,
    },
  },
  // The trailing slash of this path is part of the contract.
  getTariffOfPerson: {
    call: (api) => api.tariffs.getTariffOfPerson({ query: { person_id: UUID } }),
    method: 'GET',
    path: `/tariff/get_current_for_user/?person_id=${UUID}`,
    data: CURRENT,
  },
  activateTariff: {
    call: (api) => api.tariffs.activateTariff({ body: { tariff_simple_id: 3 } }),
    method: 'POST',
    path: '/tariff/activate',
    body: { tariff_simple_id: 3 },
    data: CURRENT,
  },
  activateTariffForPerson: {
    call: (api) => api.tariffs.activateTariffForPerson({ body: { person_id: UUID, tariff_simple_id: 3 } }),
    method: 'POST',
    path: '/tariff/activate_for_user',
    body: { person_id: UUID, tariff_simple_id: 3 },
    data: CURRENT,
  },
  updateTariffOfPerson: {
    call: (api) =>
      api.tariffs.updateTariffOfPerson({
        body: { person_id: UUID, tariff_simple_id: 3, active_until: UNTIL },
      }),
    method: 'PUT',
    path: '/tariff/update_for_person',
    body: { person_id: UUID, tariff_simple_id: 3, active_until: UNTIL },
    data: CURRENT,
  },
  deleteTariffOfPerson: {
    call: (api) => api.tariffs.deleteTariffOfPerson({ query: { person_id: UUID } }),
    method: 'DELETE',
    path: `/tariff/delete_for_person?person_id=${UUID}`,
    data: { removed: true },
  },
  addPayer: {
    call: (api) => api.payers.addPayer({ body: { target_person_id: UUID, ...FORM } }),
    method: 'POST',
    path: '/payer/add_payer',
    body: { target_person_id: UUID, ...FORM },
    data: PAYER,
  },
  removePayer: {
    call: (api) => api.payers.removePayer({ query: { payer_id: UUID } }),
    method: 'DELETE',
    path: `/payer/remove_payer?payer_id=${UUID}`,
    data: { removed: true },
  },
  listPayers: {
    call: (api) => api.payers.listPayers({ query: { target_person_id: UUID } }),
    method: 'GET',
    path: `/payer/get_payers?target_person_id=${UUID}`,
    data: [PAYER],
  },
  getPayer: {
    call: (api) => api.payers.getPayer({ query: { payer_id: UUID } }),
    method: 'GET',
    path: `/payer/get_payer_info?payer_id=${UUID}`,
    data: PAYER,
  },
  updatePayer: {
    call: (api) => api.payers.updatePayer({ body: PAYER }),
    method: 'POST',
    path: '/payer/update_payer_info',
    body: PAYER,
    data: PAYER,
  },
}

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, wanted) => {
  const travelled = await travel(server, client(), wanted)
  expect({ call: wanted.call, ...travelled }).toEqual(wanted)
})

it('a tariff is bought under a key of its own', async () => {
  server.answerWith(json({ data: CURRENT }))
  await client().tariffs.activateTariff({ body: { tariff_simple_id: 3 } })
  const first = server.last().headers['idempotency-key']
  await client().tariffs.activateTariff({ body: { tariff_simple_id: 3 } })
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(server.last().headers['idempotency-key']).not.toBe(first)
})

it('the queries of tariffs and payers make their calls, without empty values', async () => {
  server.answerWith(json({ data: [TARIFF] }))
  expect(await runQuery(tariffQueries.list(client(), 'business'))).toEqual([TARIFF])
  await runQuery(tariffQueries.list(client()))
  expect(server.last().url).toBe('/api/tariff/get_all')
  server.answerWith(json({ data: CURRENT }))
  expect(await runQuery(tariffQueries.current(client()))).toEqual(CURRENT)
  server.answerWith(json({ data: [PAYER] }))
  expect(await runQuery(payerQueries.list(client()))).toEqual([PAYER])
  expect(server.last().url).toBe('/api/payer/get_payers')
})
