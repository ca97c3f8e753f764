import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIRMER_KEY } from '@proverka/test-support/sources/confirmers'
import type { SourceReply, SourceStandIn } from '@proverka/test-support/sources/stand-in'
import type { BulkConnection } from '../../src/adapters/registry/bulk/bulk-connection.ts'
import { createConfirmerChain } from '../../src/adapters/registry/confirmers/confirm-number.ts'
import { createConfirmers } from '../../src/adapters/registry/confirmers/create-confirmers.ts'
import type { TurnTimes } from '../../src/adapters/registry/confirmers/turns.ts'
import { openRegister } from '../../src/adapters/registry/open-register.ts'
import { createCallRecorder } from '../../src/adapters/sources/measure-calls.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { FIXTURES } from './gar-samples.ts'

/** A recorded answer in the shape of the real service. */
export function sampleReply(service: 'nspd' | 'seller', name: string): SourceReply {
  const { status, headers, body } = JSON.parse(
    readFileSync(join(FIXTURES, service, `${name}.json`), 'utf8'),
  ) as SourceReply
  return { ...(status !== undefined && { status }), ...(headers && { headers }), body }
}

/** Without pauses, so that tests need not wait. */
export const AT_ONCE: TurnTimes = { gapMs: 0, afterFailureMs: 0, longestMs: 30_000, patienceMs: 30_000 }

const SILENT = { warn: () => {}, error: () => {} }

export interface StandIns {
  readonly dadata?: SourceStandIn
  readonly nspd?: SourceStandIn
  readonly seller?: SourceStandIn
  /** PEM of the root of NSPD. */
  readonly ca?: string
  /** Of one call; absent: longer than a busy machine takes. */
  readonly timeoutMs?: number
}

/** Forgets what services have said, for the next test on the same database. */
export async function forgetConfirmed({ run }: BulkConnection): Promise<void> {
  for (const table of [
    'register.documents',
    'register.number_ids',
    'register.confirmer_answers',
    'register.confirmer_turns',
    'source_calls',
  ])
    await run(`delete from ${table}`)
}

/** A register with the services that are named, as one process has them. */
export function connectConfirmers(
  database: Database,
  { dadata, nspd, seller, ca, timeoutMs = 30_000 }: StandIns,
  turnTimes: TurnTimes = AT_ONCE,
  now: () => Date = () => new Date(),
) {
  const confirmers = createConfirmers(
    {
      dadata: dadata && { url: dadata.url, key: CONFIRMER_KEY },
      nspd: nspd && { url: nspd.url, right: 'Договор № 1', ca },
      seller: seller && { url: seller.url, key: CONFIRMER_KEY },
    },
    {
      database,
      now,
      userAgent: 'Proverka/1.0 (+http://realty.localhost/)',
      times: { pausesMs: [], restMs: 1 },
      turnTimes,
      timeoutMs,
    },
  )
  const chain = createConfirmerChain({
    database,
    confirmers,
    record: createCallRecorder(database, systemClock, SILENT),
    log: SILENT,
    now,
  })
  return { chain, register: openRegister([database.runRawSql]).register }
}
