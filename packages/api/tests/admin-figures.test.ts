import { expect, it } from 'vitest'
import { createApiClient } from '../src/index.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const OTHER = '0b8f8b1e-6f0c-4f9c-9a54-2f9c3a1d7e11'
const PERIOD = { 'date-from': '2027-01-01', 'date-to': '2027-01-31' }
const PERIOD_QUERY = 'date-from=2027-01-01&date-to=2027-01-31'
const DONATOR = { person_id: UUID, email: 'ivan@mail.ru', sum: 1500.5 }
const PARTNER_TARIFF = { partner_tariff_id: UUID, partnerID: OTHER, tariff_simple_id: 2, price: 900 }

const { server } = await openWire()

const CASES = {
  getStats: {
    call: (api) => api.admin.getStats({ query: PERIOD }),
    method: 'GET',
    path: `/admin/stats?${PERIOD_QUERY}`,
    data: [{ date: '2027-01-01', orders: 2, sum: 998, users: 1 }],
  },
  getProductsSum: {
    call: (api) => api.admin.getProductsSum({ query: { 'target-person-id': UUID } }),
    method: 'GET',
    path: `/admin/stats/products_sum?target-person-id=${UUID}`,
    data: [{ product_name: 'EgrnObject', count: 2, sum: 998 }],
  },
  getTopDonators: {
    call: (api) => api.admin.getTopDonators({ query: { limit: '10' } }),
    method: 'GET',
    path: '/admin/top_donators?limit=10',
    data: [DONATOR],
  },
  getTopDonatorsResponsible: {
    call: (api) => api.admin.getTopDonatorsResponsible({ query: { limit: '10' } }),
    method: 'GET',
    path: '/admin/top_donators_responsible?limit=10',
    data: [{ responsible_id: OTHER, ...DONATOR }],
  },
  getStatsGraphic: {
    call: (api) => api.admin.getStatsGraphic({ query: PERIOD }),
    method: 'GET',
    path: `/admin/stats_graphic?${PERIOD_QUERY}`,
    data: { labels: ['2027-01-01'], series: [{ name: 'Заказы', values: [2] }] },
  },
  getMetrics: {
    call: (api) => api.admin.getMetrics({ query: PERIOD }),
    method: 'GET',
    path: `/admin/metrics?${PERIOD_QUERY}`,
    data: { orders: 3, paid: 2, sum: 998, registrations: 4 },
  },
  listSources: {
    call: (api) => api.admin.listSources({ query: PERIOD }),
    method: 'GET',
    path: `/admin/source?${PERIOD_QUERY}`,
    data: [{ source: 'yandex', visits: 100, orders: 2, sum: 998 }],
  },
  getPartnerAccountSum: {
    call: (api) => api.admin.getPartnerAccountSum({ query: { partner_id: UUID } }),
    method: 'GET',
    path: `/admin/partner_account_sum?partner_id=${UUID}`,
    data: { partner_id: UUID, sum: 800 },
  },
  withdrawPartnerMoney: {
    call: (api) => api.admin.withdrawPartnerMoney({ body: { partner_id: UUID, amount: 500 } }),
    method: 'POST',
    path: '/admin/partner/withdraw_money',
    body: { partner_id: UUID, amount: 500 },
    data: { partner_id: UUID, sum: 300, pending: null },
  },
  listPersonTariffs: {
    call: (api) => api.admin.listPersonTariffs({ query: { person_id: UUID } }),
    method: 'GET',
    path: `/admin/person_tariffs?person_id=${UUID}`,
    data: [{ tariff_simple_id: 2, active_until: '2027-01-31T00:00:00.000Z' }],
  },
  addPartnerTariff: {
    call: (api) =>
      api.admin.addPartnerTariff({ body: { partnerID: OTHER, tariff_simple_id: 2, price: 900 } }),
    method: 'POST',
    path: '/admin/partner/tariff/add',
    body: { partnerID: OTHER, tariff_simple_id: 2, price: 900 },
    data: PARTNER_TARIFF,
  },
  updateTariff: {
    call: (api) => api.admin.updateTariff({ body: { tariff_simple_id: 2, price: 590, days: null } }),
    method: 'PUT',
    path: '/admin/tariff',
    body: { tariff_simple_id: 2, price: 590, days: null },
    data: { tariff_simple_id: 2, name: 'Тариф', description: '', category: 'person', price: 590, days: null },
  },
  updatePartnerTariff: {
    call: (api) => api.admin.updatePartnerTariff({ body: { partner_tariff_id: UUID, price: 900 } }),
    method: 'PUT',
    path: '/admin/partner/tariff/update',
    body: { partner_tariff_id: UUID, price: 900 },
    data: PARTNER_TARIFF,
  },
  removePartnerTariff: {
    call: (api) => api.admin.removePartnerTariff({ query: { partner_tariff_id: UUID } }),
    method: 'DELETE',
    path: `/admin/partner/tariff/remove?partner_tariff_id=${UUID}`,
    data: { removed: true },
  },
  listPartnerTariffs: {
    call: (api) => api.admin.listPartnerTariffs({ query: { partnerID: OTHER } }),
    method: 'GET',
    path: `/admin/partner/tariff/list_by_partner_id?partnerID=${OTHER}`,
    data: [PARTNER_TARIFF],
  },
} satisfies Record<string, WireCase>

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, { call, ...wire }) => {
  const api = createApiClient({ baseUrl: server.baseUrl })
  expect(await travel(server, api, { call, ...wire })).toEqual(wire)
})

it('money of a partner leaves under a key of its own', async () => {
  const api = createApiClient({ baseUrl: server.baseUrl })
  await travel(server, api, CASES.withdrawPartnerMoney)
  expect(server.last().headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
})
