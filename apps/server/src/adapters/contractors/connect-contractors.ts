import type { Kopecks } from '@proverka/domain'
import type { ContractorSettings } from '../../platform/config/contractor-settings.ts'
import type { GuardTimes } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import { createGuard, GUARD_TIMES } from '../sources/calls/guard.ts'
import { createQuota } from '../sources/calls/quota.ts'
import { createServiceClient } from '../sources/calls/service-client.ts'
import { CONTRACTORS } from './adapters.ts'
import type { Contractor } from './contractor.ts'

/** A contractor that orders go to. */
export interface Connected extends Contractor {
  readonly name: string
  readonly title: string
  /** What one document costs, where the contractor does not say it. */
  readonly priceKopecks: Kopecks | undefined
}

interface Parts {
  /** Tests shorten the times. */
  readonly times?: GuardTimes | undefined
  readonly database: Database
  readonly now: () => Date
}

/** The contractors of the settings. */
export function connectContractors(
  { connected, timeoutMs, isUnlimited }: ContractorSettings,
  { database, now, times = GUARD_TIMES }: Parts,
): readonly Connected[] {
  return connected.map(({ name, priceKopecks, ...access }) => {
    const adapter = CONTRACTORS.find((one) => one.name === name)
    if (!adapter) throw new RangeError(`no contractor is called ${name}`)
    const { limits } = adapter.terms
    const service = createServiceClient({
      ...access,
      terms: { timeoutMs: timeoutMs ?? adapter.terms.timeoutMs },
      guard: createGuard(limits.concurrency, times),
      takeCall: createQuota(database, `contractor-${name}`, isUnlimited ? [] : limits.quotas),
      now,
      firstPauseMs: 0,
      onCall: () => {},
    })
    return { ...adapter.connect(service), name, title: adapter.title, priceKopecks }
  })
}
