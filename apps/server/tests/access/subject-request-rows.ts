import { contract } from '@proverka/api/contract'
import { CHECKED } from '../setup/checked-person.ts'
import { ADMIN, OPEN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const body = { kind: 'access', person: CHECKED, email: 'savva@example.com' } as const

/** Requests are open to all callers; what is held is for the operator only. */
export function subjectRequestRows({ callers, server }: World): Rows {
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
  const act = async () => {
    const at = server.context.clock.now()
    return (await server.context.queries.destructionActs.takeAct('term', '2026-11-21', '', at)).id
  }
  return {
    'subjectRequests.ask': { statuses: OPEN, input: () => ({ body }) },
    'admin.listSubjectRequests': { statuses: ADMIN, input: () => ({ query: {} }) },
    'admin.findSubjectData': { statuses: ADMIN, input: async () => ({ params: { id: await verified() } }) },
    'admin.moveSubjectRequest': {
      statuses: ADMIN,
      input: async () => ({ body: { request_id: await request_id(), action: 'verify', how: 'Паспорт' } }),
    },
    'admin.listDestructionActs': { statuses: ADMIN, input: () => ({ query: {} }) },
    'admin.downloadDestructionAct': { statuses: ADMIN, input: async () => ({ params: { id: await act() } }) },
  }
}
