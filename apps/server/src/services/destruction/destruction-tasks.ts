import { DAY_MS } from '@proverka/domain'
import { DATA_TERMS, type DataKind } from '@proverka/domain/legal'
import type { AppContext } from '../../context.ts'
import { DESTROYED_AT_ONCE, type DestroyBefore } from '../../db/queries/expired-data.ts'
import type { Queries } from '../../db/queries/queries.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { forgetOldKeys } from '../with-idempotency.ts'
import { destroyAbandonedAccounts } from './destroy-abandoned-accounts.ts'
import { forgetOldDestroyed } from './destroyed-list.ts'
import { destroyReports } from './destroy-reports.ts'
import { countBySubject, writeAct, type Destroyed } from './write-act.ts'

/** What destroys data of one place when their term is over. */
export interface DestructionTask {
  /** The kind of the register whose term it keeps. */
  readonly kind: DataKind
  /** Table, folder or queue. */
  readonly place: string
  /** Destroys some of what is due at an instant, in a transaction with its act. */
  readonly destroyDue?: (context: AppContext, now: Date) => Promise<Batch>
  /** Removes files and copies of what is kept elsewhere: they are not listed in an act. */
  readonly sweep?: (context: AppContext, now: Date) => Promise<unknown>
}

interface Batch {
  /** For the act. */
  readonly destroyed: readonly Destroyed[]
  /** There may be more at once. */
  readonly isFull: boolean
}

/** Rows of a table, by a statement that answers whose they were. */
function rows(
  kind: DataKind,
  place: string,
  days: number,
  statementOf: (queries: Queries['expiredData']) => DestroyBefore,
): DestructionTask {
  return {
    kind,
    place,
    async destroyDue({ queries }, now) {
      const subjects = await statementOf(queries.expiredData)(new Date(now.getTime() - days * DAY_MS))
      return {
        destroyed: countBySubject(kind, place, subjects),
        isFull: subjects.length >= DESTROYED_AT_ONCE,
      }
    },
  }
}

/** Reports and what orders say of their subjects. */
function reports(kind: DataKind, days: number, lock: 'lockDueItems' | 'lockDueDrafts'): DestructionTask {
  return {
    kind,
    place: 'order_items',
    async destroyDue(context, now) {
      const due = await context.queries.keptReports[lock](new Date(now.getTime() - days * DAY_MS))
      return { destroyed: await destroyReports(context, due, kind), isFull: due.length > 0 }
    },
  }
}

const { expiredLink } = DATA_TERMS

/** One row for each place where data end on time; the register of personal data says when (OPS-03). */
export const DESTRUCTION_TASKS: readonly DestructionTask[] = [
  reports('reports', DATA_TERMS.report, 'lockDueItems'),
  reports('unpaid-orders', DATA_TERMS.unpaidOrder, 'lockDueDrafts'),
  { kind: 'account', place: 'persons', destroyDue: destroyAbandonedAccounts },
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
  rows('papers', 'invoices, withdrawals', 0, (of) => of.erasedPapers),
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
    async destroyDue({ config, queries }, now) {
      // The operator may shorten the term that the register names.
      const days = Math.min(config.eventsDays ?? DATA_TERMS.event, DATA_TERMS.event)
      const subjects = await queries.expiredData.events(new Date(now.getTime() - days * DAY_MS))
      return {
        destroyed: countBySubject('events', 'events', subjects),
        isFull: subjects.length >= DESTROYED_AT_ONCE,
      }
    },
  },
  rows('admin-log', 'user_logs.details', DATA_TERMS.adminLog, (of) => of.adminNotes),
  rows('subject-requests', 'subject_requests', DATA_TERMS.subjectRequest, (of) => of.subjectRequests),
  {
    kind: 'acts',
    place: 'destruction_acts',
    sweep: ({ queries }, now) => queries.expiredData.acts(new Date(now.getTime() - DATA_TERMS.act * DAY_MS)),
  },
  { kind: 'acts', place: 'files/destroyed', sweep: forgetOldDestroyed },
  { kind: 'short-memory', place: 'idempotency_keys', sweep: forgetOldKeys },
  // Last, for the rows above free the files.
  { kind: 'files', place: 'files', sweep: sweepFiles },
]

/**
 * Destroys what has outlived its term, place by place, each batch with its entries in the act of the day (POLICY-17,
 * POLICY-18, OPS-03). A place that fails holds up no other.
 */
export async function destroyDueData(context: AppContext): Promise<void> {
  for (const task of DESTRUCTION_TASKS) {
    const { kind, place } = task
    try {
      await task.sweep?.(context, context.clock.now())
      while (await destroyBatch(context, task));
    } catch (error) {
      context.log.error({ err: error, kind, place }, 'data that are due were not destroyed')
    }
  }
}

/** Whether there may be more. */
function destroyBatch(context: AppContext, { kind, place, destroyDue }: DestructionTask): Promise<boolean> {
  return context.database.transaction(async () => {
    const batch = await destroyDue?.(context, context.clock.now())
    const act = batch && (await writeAct(context, 'term', '', batch.destroyed))
    if (act) context.log.info({ kind, place, act: act.number }, 'data are destroyed at their term')
    return batch?.isFull ?? false
  })
}
