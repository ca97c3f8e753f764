import { DAY_MS } from '@proverka/domain/timing'
import { DATA_TERMS, type DataKind } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import type { Stock } from '../../platform/db/schema/destruction-schema.ts'
import { DESTROYED_AT_ONCE, type ExpiringRows } from '../../platform/db/queries/retention/expired-data.ts'
import type { Queries } from '../../platform/db/queries/queries.ts'
import { findClockFault } from '../clock-check.ts'
import { sweepFiles } from './sweep-files.ts'
import { forgetOldKeys } from '../with-idempotency.ts'
import { daysBefore } from './days-before.ts'
import { countAbandonedAccounts, destroyAbandonedAccounts } from './destroy-abandoned-accounts.ts'
import { isBelowCeiling } from './destruction-ceiling.ts'
import { forgetOldDestroyed } from './destroyed-list.ts'
import { destroyReports } from './destroy-reports.ts'
import { countBySubject, writeAct, type Destroyed } from './write-act.ts'

/** What destroys data of one place when their term is over. */
export interface DestructionTask {
  /** The kind of the register whose term it keeps. */
  readonly kind: DataKind
  /** Table, folder or queue. */
  readonly place: string
  /** What is due at an instant, where destroying too much would lose what cannot be restored. */
  readonly count?: (context: AppContext, now: Date) => Promise<Stock>
  /** Hides what is due. */
  readonly hideDue?: (context: AppContext, now: Date) => Promise<unknown>
  /** Destroys some of what is due at an instant, in a transaction with its act. */
  readonly destroyDue?: (context: AppContext, now: Date) => Promise<Batch>
  /** Removes files and copies of what is stored elsewhere: they are not listed in an act. */
  readonly sweep?: (context: AppContext, now: Date) => Promise<unknown>
}

interface Batch {
  /** For the act. */
  readonly destroyed: readonly Destroyed[]
  /** There may be more at once. */
  readonly isFull: boolean
}

/** Destroyed a day after its term, until when it is hidden. */
const HIDDEN_MS = DAY_MS

/** Kinds whose expired rows have no use: destroying many of them at once loses nothing. */
const WORTHLESS: ReadonlySet<DataKind> = new Set<DataKind>(['sign-in', 'exports'])

/** Rows of a table, by a statement that answers whose they were. */
function rows(
  kind: DataKind,
  place: string,
  days: number,
  rowsOf: (queries: Queries['expiredData']) => ExpiringRows,
): DestructionTask {
  return {
    kind,
    place,
    ...(!WORTHLESS.has(kind) && {
      count: ({ queries }, now) => rowsOf(queries.expiredData).count(daysBefore(now, days)),
    }),
    async destroyDue({ queries }, now) {
      const subjects = await rowsOf(queries.expiredData).destroy(daysBefore(now, days))
      return {
        destroyed: countBySubject(kind, place, subjects),
        isFull: subjects.length >= DESTROYED_AT_ONCE,
      }
    },
  }
}

const actsEnd = (now: Date) => daysBefore(now, DATA_TERMS.act)
const reportsEnd = (now: Date) => daysBefore(now, DATA_TERMS.report)
const draftsEnd = (now: Date) => daysBefore(now, DATA_TERMS.unpaidOrder)

/** Reports, and what paid orders say of their subjects: the law gives thirty days after their purpose is reached. */
const REPORTS: DestructionTask = {
  kind: 'reports',
  place: 'order_items',
  count: ({ queries }, now) => queries.keptReports.countItems(reportsEnd(now)),
  hideDue: ({ queries }, now) => queries.keptReports.hideDueItems(reportsEnd(now), now),
  async destroyDue(context, now) {
    const hiddenBefore = new Date(now.getTime() - HIDDEN_MS)
    const due = await context.queries.keptReports.lockDueItems(reportsEnd(now), hiddenBefore)
    return { destroyed: await destroyReports(context, due, 'reports'), isFull: due.length > 0 }
  },
}

const DRAFTS: DestructionTask = {
  kind: 'unpaid-orders',
  place: 'order_items',
  count: ({ queries }, now) => queries.keptReports.countDrafts(draftsEnd(now)),
  async destroyDue(context, now) {
    const due = await context.queries.keptReports.lockDueDrafts(draftsEnd(now))
    return { destroyed: await destroyReports(context, due, 'unpaid-orders'), isFull: due.length > 0 }
  },
}

const { expiredLink } = DATA_TERMS

/** The operator may shorten the term that the register names. */
const eventsEnd = ({ eventsDays = DATA_TERMS.event }: AppContext['config'], now: Date) =>
  daysBefore(now, Math.min(eventsDays, DATA_TERMS.event))

/** One row for each place where data end on time; the register of personal data says when (OPS-03). */
export const DESTRUCTION_TASKS: readonly DestructionTask[] = [
  REPORTS,
  DRAFTS,
  rows('reports', 'intake_files', DATA_TERMS.report, (of) => of.intakeFiles),
  {
    kind: 'account',
    place: 'persons',
    count: countAbandonedAccounts,
    destroyDue: destroyAbandonedAccounts,
  },
  rows('sign-in', 'sessions.ip', 0, (of) => of.sessionOrigins),
  rows('sign-in', 'sessions', DATA_TERMS.endedSession, (of) => of.sessions),
  rows('sign-in', 'sign_in_links', expiredLink, (of) => of.signInLinks),
  rows('sign-in', 'mailed_passwords', expiredLink, (of) => of.mailedPasswords),
  rows('sign-in', 'phone_codes', expiredLink, (of) => of.phoneCodes),
  rows('sign-in', 'api_tokens', expiredLink, (of) => of.apiTokens),
  rows('sign-in', 'email_changes', expiredLink, (of) => of.emailChanges),
  rows('sign-in', 'order_accesses', 0, (of) => of.orderAccesses),
  rows('sign-in', 'unsubscribe_links', DATA_TERMS.unsubscribeLink, (of) => of.unsubscribeLinks),
  rows('files', 'deal_links', expiredLink, (of) => of.dealLinks),
  rows('consents', 'consents', 0, (of) => of.erasedConsents),
  rows('consents', 'consents', DATA_TERMS.looseConsent, (of) => of.looseConsents),
  rows('papers', 'invoices, withdrawals, item_returns, pending_acts', 0, (of) => of.erasedPapers),
  rows('exports', 'data_exports', 0, (of) => of.dataExports),
  rows('emails', 'outbox', DATA_TERMS.recipient, (of) => of.emailRecipients),
  rows('emails', 'refused_addresses', DATA_TERMS.recipient, (of) => of.refusedAddresses),
  {
    kind: 'emails',
    place: 'outbox folder',
    async sweep({ mailer, sms }, now) {
      const before = new Date(now.getTime() - DATA_TERMS.outboxFile * DAY_MS)
      await mailer.sent?.forgetBefore(before)
      await sms.sent?.forgetBefore(before)
    },
  },
  {
    kind: 'events',
    place: 'events',
    count: ({ config, queries }, now) => queries.expiredData.events.count(eventsEnd(config, now)),
    async destroyDue({ config, queries }, now) {
      const subjects = await queries.expiredData.events.destroy(eventsEnd(config, now))
      return {
        destroyed: countBySubject('events', 'events', subjects),
        isFull: subjects.length >= DESTROYED_AT_ONCE,
      }
    },
  },
  rows('admin-log', 'user_logs.details', DATA_TERMS.adminLog, (of) => of.adminNotes),
  rows('sale-waits', 'sale_waits', DATA_TERMS.saleWait, (of) => of.saleWaits),
  rows('sale-waits', 'sale_waits.unconfirmed', DATA_TERMS.unconfirmedSaleWait, (of) => of.openSaleWaits),
  rows('number-waits', 'number_waits', DATA_TERMS.numberWait, (of) => of.numberWaits),
  rows(
    'number-waits',
    'number_waits.unconfirmed',
    DATA_TERMS.unconfirmedNumberWait,
    (of) => of.openNumberWaits,
  ),
  rows('watches', 'watches', DATA_TERMS.endedWatch, (of) => of.endedWatches),
  rows('watches', 'webhook_deliveries', DATA_TERMS.endedWatch, (of) => of.webhookDeliveries),
  rows('subject-requests', 'subject_requests', DATA_TERMS.subjectRequest, (of) => of.subjectRequests),
  {
    kind: 'acts',
    place: 'destruction_acts',
    count: ({ queries }, now) => queries.expiredData.acts.count(actsEnd(now)),
    sweep: ({ queries }, now) => queries.expiredData.acts.destroy(actsEnd(now)),
  },
  { kind: 'acts', place: 'files/destroyed', sweep: forgetOldDestroyed },
  { kind: 'short-memory', place: 'idempotency_keys', sweep: forgetOldKeys },
  // Last, for the rows above free the files.
  { kind: 'files', place: 'files', sweep: sweepFiles },
]

/**
 * Destroys what has outlived its term, place by place, each batch with its entries in the act of the day (POLICY-17,
 * POLICY-18, OPS-03): by the time of the database, and never more at once than is plausible (SAFE-20, SAFE-21). A place
 * that fails or is held back holds up no other.
 */
export async function destroyDueData(context: AppContext): Promise<void> {
  if (await findClockFault(context)) return
  // One instant for all: nothing becomes due between the count of a place and its destruction.
  const now = context.clock.now()
  for (const task of DESTRUCTION_TASKS) {
    const { kind, place, count } = task
    try {
      if (count && !(await isBelowCeiling(context, task, await count(context, now)))) continue
      await task.hideDue?.(context, now)
      await task.sweep?.(context, now)
      while (await destroyBatch(context, task, now));
    } catch (error) {
      context.log.error({ err: error, kind, place }, 'data that are due were not destroyed')
    }
  }
}

/** Whether there may be more. */
function destroyBatch(
  context: AppContext,
  { kind, place, destroyDue }: DestructionTask,
  now: Date,
): Promise<boolean> {
  return context.database.transaction(async () => {
    const batch = await destroyDue?.(context, now)
    const act = batch && (await writeAct(context, 'term', '', batch.destroyed))
    if (act) context.log.info({ kind, place, act: act.number }, 'data are destroyed at their term')
    return batch?.isFull ?? false
  })
}
