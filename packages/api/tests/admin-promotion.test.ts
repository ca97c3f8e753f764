import { expect, it } from 'vitest'
import { createApiClient } from '../src/index.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const UNTIL = '2027-01-31T00:00:00.000Z'
const COUPON_FORM = { code: 'VESNA', product_id: UUID, discount: 100, active_until: null }
const COUPON = { coupon_id: UUID, ...COUPON_FORM, version: 3, used: 7 }
const CAMPAIGN_FORM = { name: 'Весна', tag: 'spring', enabled: true }
const CAMPAIGN = { campaign_id: UUID, ...CAMPAIGN_FORM, version: 3, people: 5, orders: 2 }
const PROMOCODE_FORM = { code: 'DAR500', amount: 500, max_uses: 10, active_until: UNTIL }
const PROMOCODE = { promocode_id: UUID, ...PROMOCODE_FORM, version: 3, used: 7 }
const REMOVED = { removed: true }

const { server } = await openWire()

const CASES = {
  listCoupons: {
    call: (api) => api.admin.listCoupons({ query: { offset: '20', limit: '20' } }),
    method: 'GET',
    path: '/admin/coupon?offset=20&limit=20',
    data: [COUPON],
  },
  getCoupon: {
    call: (api) => api.admin.getCoupon({ params: { id: UUID } }),
    method: 'GET',
    path: `/admin/coupon/${UUID}`,
    data: COUPON,
  },
  createCoupon: {
    call: (api) => api.admin.createCoupon({ body: COUPON_FORM }),
    method: 'POST',
    path: '/admin/coupon',
    body: COUPON_FORM,
    data: COUPON,
  },
  listCampaigns: {
    call: (api) => api.admin.listCampaigns(),
    method: 'GET',
    path: '/admin/campaign',
    data: [CAMPAIGN],
  },
  createCampaign: {
    call: (api) => api.admin.createCampaign({ body: CAMPAIGN_FORM }),
    method: 'POST',
    path: '/admin/campaign',
    body: CAMPAIGN_FORM,
    data: CAMPAIGN,
  },
  updateCampaign: {
    call: (api) => api.admin.updateCampaign({ body: CAMPAIGN }),
    method: 'PUT',
    path: '/admin/campaign',
    body: CAMPAIGN,
    data: CAMPAIGN,
  },
  removeCampaign: {
    call: (api) => api.admin.removeCampaign({ query: { campaign_id: UUID } }),
    method: 'DELETE',
    path: `/admin/campaign?campaign_id=${UUID}`,
    data: REMOVED,
  },
  listPromocodes: {
    call: (api) => api.admin.listPromocodes(),
    method: 'GET',
    path: '/admin/promocode',
    data: [PROMOCODE],
  },
  createPromocode: {
    call: (api) => api.admin.createPromocode({ body: PROMOCODE_FORM }),
    method: 'POST',
    path: '/admin/promocode',
    body: PROMOCODE_FORM,
    data: PROMOCODE,
  },
  updatePromocode: {
    call: (api) => api.admin.updatePromocode({ body: PROMOCODE }),
    method: 'PUT',
    path: '/admin/promocode',
    body: PROMOCODE,
    data: PROMOCODE,
  },
  removePromocode: {
    call: (api) => api.admin.removePromocode({ query: { promocode_id: UUID } }),
    method: 'DELETE',
    path: `/admin/promocode?promocode_id=${UUID}`,
    data: REMOVED,
  },
} satisfies Record<string, WireCase>

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, { call, ...wire }) => {
  const api = createApiClient({ baseUrl: server.baseUrl })
  expect(await travel(server, api, { call, ...wire })).toEqual(wire)
})

it('a list that is no list is an error that names the call', async () => {
  const broken = { ...CASES.listCampaigns, data: {} }
  const call = travel(server, createApiClient({ baseUrl: server.baseUrl }), broken)
  await expect(call).rejects.toMatchObject({ name: 'ApiError', endpointId: 'CALL-050', path: 'data' })
})
