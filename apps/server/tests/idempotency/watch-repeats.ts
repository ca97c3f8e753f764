import { contract } from '@proverka/api/contract'
import type { Prepare } from './repeat-case.ts'
import { client } from './repeat-samples.ts'

const COMPANY = { subject: { kind: 'company', inn: '7707083893' }, period: 'week', months: 1 } as const

/** Calls that take money for a watch. */
export const WATCH_REPEATS = {
  'watches.startWatch': async (server) => {
    const { visitor } = await client(server, 1000)
    return { by: visitor, input: { body: COMPANY }, other: { body: { ...COMPANY, months: 3 } } }
  },
  'watches.prolongWatch': async (server) => {
    const { visitor } = await client(server, 1000)
    const { data } = await visitor.call(contract.watches.startWatch, { body: COMPANY })
    const params = { id: data.watch_id }
    return { by: visitor, input: { params, body: { months: 1 } }, other: { params, body: { months: 3 } } }
  },
} satisfies Readonly<Record<string, Prepare>>
