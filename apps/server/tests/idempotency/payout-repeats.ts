import { contract } from '@proverka/api/contract'
import { moscowDate } from '@proverka/domain/timing'
import type { Prepare } from './repeat-case.ts'
import { client, earner } from './repeat-samples.ts'

const { admin: calls, partner } = contract
type Server = Parameters<Prepare>[0]
type Admin = Parameters<Prepare>[1]

/** Id of a request that can be paid by a registry. */
async function asked(server: Server): Promise<string> {
  const { visitor, body } = await earner(server)
  const bank = { account: '40702810000000000001', bik: '040000777' }
  const { data } = await visitor.call(partner.requestWithdrawal, { body: { ...body, ...bank } })
  return data.withdrawal_id
}

/** A registry that another one made, in a state. */
async function registry(server: Server, admin: Admin, state: 'unsigned' | 'signed' | 'taken') {
  const { id: maker } = await client(server)
  const withdrawals = [await asked(server)]
  const { data } = await admin.call(calls.makeRegistry, { body: { withdrawals } })
  await server.sql('update payout_registries set needs_second = $2, made_by = $3 where id = $1', [
    data.registry_id,
    state === 'unsigned',
    maker,
  ])
  const params = { id: data.registry_id }
  if (state === 'taken') await admin.call(calls.takeRegistry, { params })
  return { params, withdrawals }
}

const ofParams =
  (state: 'unsigned' | 'signed'): Prepare =>
  async (server, admin) => ({
    by: admin,
    input: { params: (await registry(server, admin, state)).params },
    other: { params: (await registry(server, admin, state)).params },
  })

export const PAYOUT_REPEATS = {
  'admin.makeRegistry': async (server, admin) => ({
    by: admin,
    input: { body: { withdrawals: [await asked(server)] } },
    other: { body: { withdrawals: [await asked(server)] } },
  }),
  'admin.signRegistry': ofParams('unsigned'),
  'admin.takeRegistry': ofParams('signed'),
  'admin.cancelRegistry': async (server, admin) => {
    const [one, other] = [await registry(server, admin, 'signed'), await registry(server, admin, 'signed')]
    return { by: admin, input: { ...one, body: {} }, other: { ...other, body: {} } }
  },
  'admin.markRegistryPaid': async (server, admin) => {
    const { params, withdrawals } = await registry(server, admin, 'taken')
    const body = { withdrawals, document_number: '7', document_day: moscowDate(Date.now()) }
    return { by: admin, input: { params, body }, other: { params, body: { ...body, document_number: '8' } } }
  },
} satisfies Readonly<Record<string, Prepare>>
