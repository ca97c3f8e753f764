import { expect, it } from 'vitest'
import { ApiError } from '../src/index.ts'
import { personQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const SETTING = { key: 'colour', value: 'green', enabled: true }
const PERSON = { id: UUID, email: 'lida@example.com', name: 'Лида', phone: null, person_role: 1 }

const { server, client } = await openWire()

const CASES: Record<string, WireCase> = {
  updatePerson: {
    call: (api) => api.person.updatePerson({ body: { name: 'Лида', phone: '+79991234567' } }),
    method: 'PUT',
    path: '/person',
    body: { name: 'Лида', phone: '+79991234567' },
    data: { ...PERSON, phone_verified: false },
  },
  updatePassword: {
    call: (api) =>
      api.person.updatePassword({ body: { old_password: 'verstka-1912', new_password: 'korrektura' } }),
    method: 'PUT',
    path: '/person/update_password',
    body: { old_password: 'verstka-1912', new_password: 'korrektura' },
    data: { updated: true, token: 't' },
  },
  getSettings: {
    call: (api) => api.person.getSettings(),
    method: 'GET',
    path: '/person/settings',
    data: [SETTING],
  },
  listSettings: {
    call: (api) => api.person.listSettings({ body: { order_item_ids: [UUID] } }),
    method: 'POST',
    path: '/admin/person/settings/list',
    body: { order_item_ids: [UUID] },
    data: [{ order_item_id: UUID, settings: [SETTING] }],
  },
  addSetting: {
    call: (api) => api.person.addSetting({ body: SETTING }),
    method: 'POST',
    path: '/person/settings/add',
    body: SETTING,
    data: SETTING,
  },
  updateSetting: {
    call: (api) => api.person.updateSetting({ body: SETTING }),
    method: 'PUT',
    path: '/person/settings/update',
    body: SETTING,
    data: SETTING,
  },
  removeSetting: {
    call: (api) => api.person.removeSetting({ query: { key: 'colour' } }),
    method: 'DELETE',
    path: '/person/settings/remove?key=colour',
    data: { removed: true },
  },
  sendVerificationCode: {
    call: (api) => api.person.sendVerificationCode({ query: { phone: '+79991234567' } }),
    method: 'GET',
    path: '/person/phone/send_verification_code?phone=+79991234567',
    data: { sent: true },
  },
  verifyPhone: {
    call: (api) => api.person.verifyPhone({ body: { code: '012345' } }),
    method: 'POST',
    path: '/person/phone/verify',
    body: { code: '012345' },
    data: { verified: true },
  },
  getPerson: {
    call: (api) => api.person.getPerson({ params: { id: UUID } }),
    method: 'GET',
    path: `/person/${UUID}`,
    data: {
      ...PERSON,
      created_at: '2026-11-21T09:00:00.000Z',
      account: { person_id: UUID, balance: 10.5, bonus: 0 },
      tariff: { tariff_simple_id: 0, active_until: null },
      settings: [],
    },
  },
  getApiToken: { call: (api) => api.apiToken.getApiToken(), method: 'GET', path: '/api', data: null },
  renewApiToken: {
    call: (api) => api.apiToken.renewApiToken({ query: { scope: 'read' } }),
    method: 'POST',
    path: '/api/create_or_renew?scope=read',
    data: { token: 'api_x', scope: 'read', expires_at: '2026-11-21T09:00:00.000Z' },
  },
}

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, wanted) => {
  const travelled = await travel(server, client(), wanted)
  expect({ call: wanted.call, ...travelled }).toEqual(wanted)
})

it('a phone keeps its plus in the request', async () => {
  server.answerWith(json({ data: { sent: true } }))
  await client().person.sendVerificationCode({ query: { phone: '+79991234567' } })
  expect(new URL(server.last().url, server.baseUrl).searchParams.get('phone')).toBe('+79991234567')
})

it('a refusal reaches the caller with its status and its words', async () => {
  server.answerWith(json({ error: 'Такая настройка уже есть' }, 409))
  const failure = await client()
    .person.addSetting({ body: SETTING })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ statusCode: 409, message: 'Такая настройка уже есть' })
})

it('the queries of settings and token make their calls', async () => {
  server.answerWith(json({ data: [SETTING] }))
  expect(await runQuery(personQueries.settings(client()))).toEqual([SETTING])
  server.answerWith(json({ data: null }))
  expect(await runQuery(personQueries.apiToken(client()))).toBeNull()
})
