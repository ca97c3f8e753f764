import { expect, it } from 'vitest'
import { systemQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const OTHER = '0b8f8b1e-6f0c-4f9c-9a54-2f9c3a1d7e11'
const ITEM = { key: 'alert_all', value: 'Росреестр не отвечает', enabled: true }
const PRICE_FORM = {
  product_id: UUID,
  price: 499,
  is_base_product_component: true,
  enabled: true,
  price_component_type: { name: 'Base' as const },
}
const PRICE = {
  ...PRICE_FORM,
  price_component_id: OTHER,
  price_component_owners: [],
  tariff_simple_id: null,
  partner_id: null,
  campaign: null,
  version: 3,
}
const OWNER = { price_component_owner_id: UUID, person_id: OTHER }
const REMOVED = { removed: true }

const { server, client } = await openWire()

const CASES = {
  viewSystemInfo: {
    call: (api) => api.system.viewSystemInfo({ query: { key: 'alert_' } }),
    method: 'GET',
    path: '/admin/system/info/view?key=alert_',
    data: [ITEM],
  },
  updateSystemInfoValue: {
    call: (api) => api.system.updateSystemInfoValue({ body: { key: ITEM.key, value: ITEM.value } }),
    method: 'PUT',
    path: '/admin/system/info/update_value',
    body: { key: ITEM.key, value: ITEM.value },
    data: ITEM,
  },
  updateSystemInfoActivity: {
    call: (api) => api.system.updateSystemInfoActivity({ body: { key: ITEM.key, enabled: true } }),
    method: 'PUT',
    path: '/admin/system/info/update_activity',
    body: { key: ITEM.key, enabled: true },
    data: ITEM,
  },
  addSystemInfo: {
    call: (api) => api.system.addSystemInfo({ body: ITEM }),
    method: 'POST',
    path: '/admin/system/info/add',
    body: ITEM,
    data: ITEM,
  },
  removeSystemInfo: {
    call: (api) => api.system.removeSystemInfo({ query: { key: ITEM.key } }),
    method: 'DELETE',
    path: '/admin/system/info/remove?key=alert_all',
    data: REMOVED,
  },
  listPriceComponents: {
    call: (api) => api.priceComponents.listPriceComponents({ query: { product_id: UUID } }),
    method: 'GET',
    path: `/admin/price_component/list?product_id=${UUID}`,
    data: [PRICE],
  },
  addPriceComponent: {
    call: (api) => api.priceComponents.addPriceComponent({ body: PRICE_FORM }),
    method: 'POST',
    path: '/admin/price_component/add',
    body: PRICE_FORM,
    data: PRICE,
  },
  updatePriceComponent: {
    call: (api) =>
      api.priceComponents.updatePriceComponent({
        body: { price_component_id: OTHER, price: 499, enabled: true },
      }),
    method: 'PUT',
    path: '/admin/price_component/update',
    body: { price_component_id: OTHER, price: 499, enabled: true },
    data: PRICE,
  },
  deletePriceComponent: {
    call: (api) => api.priceComponents.deletePriceComponent({ query: { price_component_id: OTHER } }),
    method: 'DELETE',
    path: `/admin/price_component/delete?price_component_id=${OTHER}`,
    data: REMOVED,
  },
  listPriceComponentOwners: {
    call: (api) => api.priceComponents.listPriceComponentOwners({ query: { price_component_id: OTHER } }),
    method: 'GET',
    path: `/admin/price_component_owner/list?price_component_id=${OTHER}`,
    data: [OWNER],
  },
  addPriceComponentOwner: {
    call: (api) =>
      api.priceComponents.addPriceComponentOwner({ body: { price_component_id: UUID, person_id: OTHER } }),
    method: 'POST',
    path: '/admin/price_component_owner/add',
    body: { price_component_id: UUID, person_id: OTHER },
    data: OWNER,
  },
  updatePriceComponentOwner: {
    call: (api) => api.priceComponents.updatePriceComponentOwner({ body: OWNER }),
    method: 'PUT',
    path: '/admin/price_component_owner/update',
    body: OWNER,
    data: OWNER,
  },
  deletePriceComponentOwner: {
    call: (api) =>
      api.priceComponents.deletePriceComponentOwner({ query: { price_component_owner_id: UUID } }),
    method: 'DELETE',
    path: `/admin/price_component_owner/delete?price_component_owner_id=${UUID}`,
    data: REMOVED,
  },
} satisfies Record<string, WireCase>

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, { call, ...wire }) => {
  expect(await travel(server, client(), { call, ...wire })).toEqual(wire)
})

it('the alerts of a brand are one query', async () => {
  server.answerWith(json({ data: [ITEM] }))
  expect(await runQuery(systemQueries.alerts(client(), 'realty'))).toEqual([ITEM])
  expect(server.last().url).toBe('/api/admin/system/info/view?key=alert_')
  await runQuery(systemQueries.alerts(client(), 'fiz'))
  expect(server.last().url).toBe('/api/admin/system/info/view?key=alertFiz_')
})
