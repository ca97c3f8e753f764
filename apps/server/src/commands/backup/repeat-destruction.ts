import type { ServerConfig } from '../../platform/config/server-config.ts'
import { createDatabaseClock } from '../../platform/db/database-clock.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { createQueries } from '../../platform/db/queries/queries.ts'
import { createLogger } from '../../platform/observability/logger.ts'
import type { DestroyedEntry } from '../../services/destruction/destroyed-list.ts'
import { destroyReports, type DestructionContext } from '../../services/destruction/destroy-reports.ts'
import { attachmentKey } from '../../services/files/attachments.ts'
import { eraseAccount } from '../../services/destruction/erase-account.ts'
import { writeAct } from '../../services/destruction/write-act.ts'
import { createStorage } from '../../adapters/storage/create-storage.ts'

type Place = Pick<ServerConfig, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'bucket'>

export interface Repeated {
  readonly accounts: number
  readonly reports: number
  readonly consents: number
  readonly files: number
  /** Unfinished orders without an owner: the operator has to decide about their money. */
  readonly openOrders: readonly number[]
}

/**
 * Destroys again what was destroyed after the moment of a backup, with acts of its own. What is gone already stays so: the
 * same list may be repeated. No emails are sent: they went out the first time.
 */
export async function repeatDestruction(place: Place, entries: readonly DestroyedEntry[]): Promise<Repeated> {
  const database = await openDatabase({ ...place, patient: true })
  const storage = createStorage(place)
  const removals: Promise<void>[] = []
  const context: DestructionContext = {
    database,
    queries: createQueries(database),
    clock: await createDatabaseClock(database),
    log: createLogger('error'),
    // They are removed after the commit; the command waits for them at its end.
    files: {
      ...storage,
      remove(key) {
        const removal = storage.remove(key)
        removals.push(removal)
        return removal
      },
    },
    mailer: {},
    sms: {},
  }
  const repeated = { accounts: 0, reports: 0, consents: 0, files: 0, openOrders: new Set<number>() }
  try {
    for (const entry of entries) {
      const done = await database.transaction(() => repeatEntry(context, entry))
      repeated.accounts += done.accounts
      repeated.reports += done.reports
      repeated.consents += done.consents
      repeated.files += done.files.length
      for (const id of done.files) removals.push(storage.remove(attachmentKey(id)))
      for (const number of done.openOrders) repeated.openOrders.add(number)
    }
    await Promise.allSettled(removals)
  } finally {
    await database.close()
  }
  return { ...repeated, openOrders: [...repeated.openOrders].toSorted((one, other) => one - other) }
}

async function repeatEntry(context: DestructionContext, entry: DestroyedEntry) {
  const { at, cause, subject, accounts, items } = entry
  const { accountRemoval, consents, keptReports, removals } = context.queries
  const now = context.clock.now()
  const users = await accountRemoval.lockUnerased(accounts)
  const openOrders: number[] = []
  const destroyed = []
  for (const user of users) {
    openOrders.push(...(await accountRemoval.listOpenOrders(user.id)).map(({ number }) => number))
    await consents.withdraw(user, now)
    await consents.keepForUser(user.email, user.id)
    destroyed.push(...(await eraseAccount(context, user)))
  }
  const left = await keptReports.lockUndestroyed(items)
  openOrders.push(...left.filter(({ isOpen }) => isOpen).map(({ order_number }) => order_number))
  destroyed.push(...(await destroyReports(context, left, 'reports')))
  // What a user took back had no act the first time either.
  if (cause === 'removal' || cause === 'objection') {
    const act = await writeAct(context, cause, subject, destroyed)
    // The codes that went out the first time open the act of the second.
    if (act) await context.queries.destructionActs.insertCodes(entry.codes ?? [], act.id, now)
  }
  return {
    accounts: users.length,
    reports: left.length,
    consents: await removals.withdrawAgain(entry.consents ?? [], new Date(at)),
    files: await removals.removeFilesAgain(entry.files ?? []),
    openOrders,
  }
}
