import { expect, it } from 'vitest'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const OTHER = '0b8f8b1e-6f0c-4f9c-9a54-2f9c3a1d7e11'
const AT = '2027-01-31T00:00:00.000Z'
const USER = {
  person_id: UUID,
  email: 'ivan@mail.ru',
  name: 'Иван',
  phone: null,
  person_role: 1,
  created_date: AT,
  removed: false,
  responsible_id: null,
}
const LOG = {
  log_id: 7,
  date: AT,
  admin_id: OTHER,
  admin_email: 'admin@mail.ru',
  action: 'users.role',
  person_id: UUID,
  subject: `person:${UUID}`,
  details: { from: 1, to: 2 },
}
const EMAIL = { email: 'ivan@mail.ru', title: 'Ответ', text: 'Отчет пересчитан.' }

const { server, client } = await openWire()

const CASES = {
  listUsers: {
    call: (api) => api.admin.listUsers({ query: { search: 'ivan', role: '1', offset: '20', limit: '20' } }),
    method: 'GET',
    path: '/admin/users?search=ivan&role=1&offset=20&limit=20',
    data: { users: [USER], count: 21 },
  },
  updateUserRole: {
    call: (api) => api.admin.updateUserRole({ body: { person_id: UUID, person_role: 2 } }),
    method: 'PUT',
    path: '/admin/users/role',
    body: { person_id: UUID, person_role: 2 },
    data: { id: UUID, email: 'ivan@mail.ru', name: 'Иван', phone: null, person_role: 2 },
  },
  resetRemovedPerson: {
    call: (api) => api.admin.resetRemovedPerson({ body: { email: 'ivan@mail.ru' } }),
    method: 'POST',
    path: '/admin/users/reset_removed_person',
    body: { email: 'ivan@mail.ru' },
    data: { person_id: UUID },
  },
  removePerson: {
    call: (api) => api.admin.removePerson({ query: { person_id: UUID } }),
    method: 'DELETE',
    path: `/admin/users?person_id=${UUID}`,
    data: { removed: true },
  },
  requestAuth: {
    call: (api) =>
      api.admin.requestAuth({
        body: { person_id: UUID, order_item_id: OTHER, kadnum: '00:14:0203005:1047' },
      }),
    method: 'POST',
    path: '/admin/users/request_auth',
    body: { person_id: UUID, order_item_id: OTHER, kadnum: '00:14:0203005:1047' },
    data: { requested: true },
  },
  subtractAccountBalance: {
    call: (api) =>
      api.admin.subtractAccountBalance({ body: { person_id: UUID, amount: 100.5, comment: 'Ошибка' } }),
    method: 'POST',
    path: '/admin/users/subtract_account_balance',
    body: { person_id: UUID, amount: 100.5, comment: 'Ошибка' },
    data: { balance: 399.5 },
  },
  addResponsibleUser: {
    call: (api) => api.admin.addResponsibleUser({ body: { person_id: UUID, responsible_id: OTHER } }),
    method: 'POST',
    path: '/admin/responsible_user/add',
    body: { person_id: UUID, responsible_id: OTHER },
    data: { person_id: UUID, responsible_id: OTHER },
  },
  removeResponsibleUser: {
    call: (api) => api.admin.removeResponsibleUser({ query: { person_id: UUID } }),
    method: 'DELETE',
    path: `/admin/responsible_user/remove?person_id=${UUID}`,
    data: { removed: true },
  },
  listUserLogs: {
    call: (api) => api.admin.listUserLogs({ query: { person_id: UUID, offset: '0', limit: '' } }),
    method: 'GET',
    path: `/admin/user_logs?person_id=${UUID}&offset=0`,
    data: { logs: [LOG], count: 1 },
  },
  sendEmail: {
    call: (api) => api.admin.sendEmail({ body: EMAIL }),
    method: 'POST',
    path: '/admin/email',
    body: EMAIL,
    data: { sent: true },
  },
} satisfies Record<string, WireCase>

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, { call, ...wire }) => {
  expect(await travel(server, client(), { call, ...wire })).toEqual(wire)
})

it('sendEmailWithAttachment travels as a form with the file in it', async () => {
  server.answerWith(json({ data: { sent: true } }))
  const file = new File(['%PDF-1.7'], 'договор.pdf', { type: 'application/pdf' })
  expect(await client().admin.sendEmailWithAttachment({ body: { ...EMAIL, file } })).toEqual({ sent: true })
  const { method, url, headers, body } = server.last()
  expect([method, url]).toEqual(['POST', '/api/admin/send_email_with_attachment'])
  const sent = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  expect([sent.get('email'), sent.get('title'), sent.get('text')]).toEqual(Object.values(EMAIL))
  const got = sent.get('file') as File
  expect([got.name, got.type, await got.text()]).toEqual(['договор.pdf', 'application/pdf', '%PDF-1.7'])
})

it('emails, links and money go out under a key of their own', async () => {
  for (const wanted of [CASES.requestAuth, CASES.subtractAccountBalance, CASES.sendEmail]) {
    await travel(server, client(), wanted)
    expect([wanted.path, server.last().headers['idempotency-key']?.length]).toEqual([wanted.path, 36])
  }
})
