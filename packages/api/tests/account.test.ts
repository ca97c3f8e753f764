import { expect, it } from 'vitest'
import { createApiClient } from '../src/index.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const AT = '2026-11-21T09:00:00.000Z'

const { server } = await openWire()

const CONSENT = {
  kind: 'marketing',
  title: 'Согласие на рекламную рассылку',
  version: '2026-11-01',
  sections: null,
  given_at: AT,
  withdrawn_at: null,
  page: '/registration/',
}

const EXPORT = {
  status: 'ready',
  made_at: AT,
  expires_at: AT,
  parts: [{ size: 14_200_000 }],
  counts: { orders: 6, reports: 4, operations: 9, files: 2 },
}

const CASES: Record<string, WireCase> = {
  listSessions: {
    call: (api) => api.account.listSessions(),
    method: 'GET',
    path: '/account/sessions',
    data: [
      {
        session_id: UUID,
        browser: 'Firefox, Linux',
        ip: '192.0.2.14',
        created_at: AT,
        last_used_at: AT,
        is_current: true,
      },
    ],
  },
  endSession: {
    call: (api) => api.account.endSession({ params: { id: UUID } }),
    method: 'DELETE',
    path: `/account/sessions/${UUID}`,
    data: { ended: true },
  },
  endOtherSessions: {
    call: (api) => api.account.endOtherSessions(),
    method: 'DELETE',
    path: '/account/sessions',
    data: { ended: 2 },
  },
  askEmailChange: {
    call: (api) => api.account.askEmailChange({ body: { email: 'lida@example.com' } }),
    method: 'POST',
    path: '/account/email',
    body: { email: 'lida@example.com' },
    data: { sent_to: 'both' },
  },
  cancelEmailChange: {
    call: (api) => api.account.cancelEmailChange(),
    method: 'DELETE',
    path: '/account/email',
    data: { canceled: true },
  },
  confirmEmailChange: {
    call: (api) => api.account.confirmEmailChange({ body: { token: 'email_x' } }),
    method: 'POST',
    path: '/account/email/confirm',
    body: { token: 'email_x' },
    data: { state: 'waiting-new', at: AT, other: 'l···a@example.com' },
  },
  listConsents: {
    call: (api) => api.account.listConsents(),
    method: 'GET',
    path: '/account/consents',
    data: [CONSENT],
  },
  changeMarketingConsent: {
    call: (api) => api.account.changeMarketingConsent({ body: { given: true, page: '/user/settings/' } }),
    method: 'PUT',
    path: '/account/consents/marketing',
    body: { given: true, page: '/user/settings/' },
    data: [CONSENT],
  },
  getExport: { call: (api) => api.account.getExport(), method: 'GET', path: '/account/export', data: EXPORT },
  startExport: {
    call: (api) => api.account.startExport(),
    method: 'POST',
    path: '/account/export',
    data: { ...EXPORT, status: 'making', parts: [], counts: null },
  },
  getRemoval: {
    call: (api) => api.account.getRemoval(),
    method: 'GET',
    path: '/account/removal',
    data: {
      own: 1374,
      bonus: 250,
      has_password: true,
      open_orders: [{ order_id: UUID, number: 10_005 }],
      consents_until: AT,
      papers_until: AT,
    },
  },
  removeAccount: {
    call: (api) => api.account.removeAccount({ body: { password: 'verstka-1912' } }),
    method: 'POST',
    path: '/account/removal',
    body: { password: 'verstka-1912' },
    data: { removed: true, papers_until: null },
  },
  revokeApiToken: {
    call: (api) => api.apiToken.revokeApiToken(),
    method: 'DELETE',
    path: '/api',
    data: { revoked: true },
  },
}

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, wanted) => {
  const travelled = await travel(server, createApiClient({ baseUrl: server.baseUrl }), wanted)
  expect({ call: wanted.call, ...travelled }).toEqual(wanted)
})

it('a path that begins as the base does is joined with it all the same', async () => {
  const asked: string[] = []
  const api = createApiClient({
    baseUrl: '/api',
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString())
      return Response.json({ data: null })
    },
  })
  expect(await api.apiToken.getApiToken()).toBeNull()
  expect(asked).toEqual(['/api/api'])
})
