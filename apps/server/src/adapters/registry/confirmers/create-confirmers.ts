import type { GuardTimes } from '../../../platform/config/server-config.ts'
import type { ConfirmerSettings, ServiceKey } from '../../../platform/config/confirmer-settings.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createGuard, GUARD_TIMES } from '../../sources/calls/guard.ts'
import { createQuota } from '../../sources/calls/quota.ts'
import { createServiceClient } from '../../sources/calls/service-client.ts'
import type { Confirmer } from './confirmer.ts'
import { dadataConfirmer } from './dadata-confirmer.ts'
import { nspdConfirmer } from './nspd-confirmer.ts'
import { sellerConfirmer } from './seller-confirmer.ts'
import type { TurnTimes } from './turns.ts'

interface ConfirmerParts {
  readonly database: Database
  readonly now: () => Date
  /** For services that ask who calls. */
  readonly userAgent: string
  /** Tests shorten the pauses. */
  readonly times?: Partial<GuardTimes> | undefined
  readonly turnTimes?: TurnTimes | undefined
  readonly timeoutMs?: number | undefined
}

/** A visitor waits for the answer. */
const TIMEOUT_MS = 5000

const DAY = 86_400

/** The services that the operator has switched on, in the order in which they are asked. */
export function createConfirmers(settings: ConfirmerSettings, parts: ConfirmerParts): Confirmer[] {
  const { database, now, userAgent, turnTimes, timeoutMs = TIMEOUT_MS } = parts
  const connect = (name: string, access: ServiceKey, perDay: number) =>
    createServiceClient({
      ...access,
      terms: { timeoutMs },
      guard: createGuard(4, { ...GUARD_TIMES, pausesMs: [200], ...parts.times }),
      takeCall: createQuota(database, name, [{ calls: perDay, seconds: DAY }]),
      now,
      firstPauseMs: 0,
      onCall: () => {},
    })
  const { dadata, nspd, seller } = settings
  return [
    ...(dadata ? [dadataConfirmer(connect('confirm-dadata', dadata, 10_000))] : []),
    ...(nspd ? [nspdConfirmer(nspd, { run: database.runRawSql, now, userAgent, times: turnTimes })] : []),
    ...(seller ? [sellerConfirmer(connect('confirm-seller', seller, 5000))] : []),
  ]
}
