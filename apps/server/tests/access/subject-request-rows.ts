import { contract } from '@proverka/api/contract'
import { handOutAct } from '../../src/services/destruction/act-codes.ts'
import { sha256 } from '../../src/platform/sha256.ts'
import { CHECKED } from '../setup/checked-person.ts'
import { ADMIN, OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const body = { kind: 'access', person: CHECKED, email: 'savva@example.com' } as const

/** Requests are open to all callers; what is held is for the operator only. */
export function subjectRequestRows({ callers, order, server }: World): Rows {
  const request_id = async () => {
    const { data } = await callers.guest.call(contract.subjectRequests.ask, { body })
    const [row] = await server.sql('select id from subject_requests where number = $1', [data.number])
    return String(row?.['id'])
  }
  const verified = async () => {
    const id = await request_id()
    await callers.admin.call(contract.admin.moveSubjectRequest, {
      body: { request_id: id, action: 'verify', how: 'Паспорт' },
    })
    return id
  }
  const waiting = async () => {
    await server.sql(
      `insert into sale_waits values (gen_random_uuid(), 'realty', 'EgrnObject', 'savva@example.com', '', $1, now(), null)
       on conflict do nothing`,
      [sha256('wait_token')],
    )
    return 'wait_token'
  }
  const handedIn = async () => {
    await server.sql(
      `insert into number_waits values
         (gen_random_uuid(), 'realty', 'Нигде 1', null, '', 'savva@example.com', '', $1, now(), null, now())
       on conflict do nothing`,
      [sha256('number_token')],
    )
    return 'number_token'
  }
  const act = async () => {
    const at = server.context.clock.now()
    return (await server.context.queries.destructionActs.takeAct('term', '2026-11-21', '', at)).id
  }
  const handed = async () => {
    const { queries, clock } = server.context
    const row = await queries.destructionActs.takeAct('objection', '2026-11-21', 'request:1', clock.now())
    return (await handOutAct(server.context, row, 'realty')).code
  }
  return {
    // The demo world sells all: the call is open, and its answer the same for everybody.
    'saleWaits.ask': {
      statuses: [409, 409, 409, 409, 409],
      input: () => ({ body: { product_name: 'EgrnObject', email: 'savva@example.com' } }),
    },
    'saleWaits.confirm': { statuses: OPEN, input: async () => ({ body: { token: await waiting() } }) },
    'numberWaits.ask': {
      statuses: OPEN,
      input: () => ({ body: { key: 'Нигде 14', email: 'savva@example.com' } }),
    },
    'numberWaits.confirm': { statuses: OPEN, input: async () => ({ body: { token: await handedIn() } }) },
    'numberWaits.remove': { statuses: OPEN, input: async () => ({ body: { token: await handedIn() } }) },
    // The code of the email is enough to open the act.
    'subjectRequests.openAct': { statuses: OPEN, input: async () => ({ body: { code: await handed() } }) },
    'subjectRequests.downloadAct': {
      statuses: OPEN,
      input: async () => ({ body: { code: await handed() } }),
    },
    'subjectRequests.ask': { statuses: OPEN, input: () => ({ body }) },
    'admin.listSubjectRequests': { statuses: ADMIN, input: () => ({ query: {} }) },
    'admin.getSubjectRequest': {
      statuses: ADMIN,
      input: async () => ({ params: { id: await request_id() } }),
    },
    'admin.showPersonalData': {
      statuses: ADMIN,
      input: () => ({ body: { kind: 'order', id: order, field: 'email', reason: 'call-back' } }),
    },
    'admin.listReadingLog': { statuses: ADMIN, input: () => ({ query: {} }) },
    'admin.listPersonalReadings': {
      statuses: ADMIN,
      input: () => ({ query: { subject: `order:${order}` } }),
    },
    'admin.findSubjectData': { statuses: ADMIN, input: async () => ({ params: { id: await verified() } }) },
    'admin.moveSubjectRequest': {
      statuses: ADMIN,
      input: async () => ({ body: { request_id: await request_id(), action: 'verify', how: 'Паспорт' } }),
    },
    'admin.listDestructionActs': { statuses: ADMIN, input: () => ({ query: {} }) },
    'admin.downloadDestructionAct': { statuses: ADMIN, input: async () => ({ params: { id: await act() } }) },
  }
}
