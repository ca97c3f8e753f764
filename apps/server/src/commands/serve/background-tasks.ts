import type { AppContext } from '../../services/context.ts'
import { repeat } from '../../platform/jobs/repeat.ts'
import { publishDueArticles } from '../../services/blog/publish-article.ts'
import { runContractors } from '../../services/contractors/run-contractors.ts'
import { checkClock } from '../../services/clock-check.ts'
import { listDestroyed } from '../../services/destruction/destroyed-list.ts'
import { destroyDueData } from '../../services/destruction/destruction-tasks.ts'
import { endFulfilmentTerms } from '../../services/fulfilment/end-terms.ts'
import { remindOperator } from '../../services/fulfilment/remind-operator.ts'
import { tellOrdered } from '../../services/fulfilment/tell-ordered.ts'
import { expireOrders } from '../../services/orders/expire-orders.ts'
import { reconcilePayments } from '../../services/payments/reconcile-payments.ts'
import { putAgainMisread } from '../../services/reports/put-again-misread.ts'
import { requeueOrphanedJobs } from '../../services/orders/requeue-orphaned-jobs.ts'
import { rotateSigningKeys } from '../../services/accounts/rotate-signing-keys.ts'
import { sendDueNewsletter } from '../../services/outbox/newsletter.ts'
import { notifyNumberWaits } from '../../services/number-waits/answer-waits.ts'
import { notifySaleWaits } from '../../services/sale-waits/notify-waits.ts'
import { runPendingActs } from '../../services/staff/run-pending-acts.ts'
import { destroyOldCalls } from '../../services/sources/destroy-old-calls.ts'
import { tellLateOrders } from '../../services/orders/tell-late-orders.ts'
import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'

interface BackgroundTask {
  /** The pause after a run, milliseconds. */
  readonly everyMs: number
  readonly run: (context: AppContext) => Promise<unknown>
}

/** Background tasks, the most frequent first; a run that fails is logged and repeated. */
export const BACKGROUND_TASKS: readonly BackgroundTask[] = [
  // A change of the register by another process is found here.
  { everyMs: SECOND_MS, run: ({ objectSearch }) => objectSearch.refresh() },
  // Other processes, and the next start, learn of the searches counted here.
  { everyMs: SECOND_MS, run: ({ rateLimits }) => rateLimits.flush() },
  // Open payments whose time has come to be asked for.
  { everyMs: SECOND_MS, run: reconcilePayments },
  // What contractors are to be ordered from, and what they have ready.
  { everyMs: 5 * SECOND_MS, run: runContractors },
  // Returns and payouts of the staff that can no longer be undone.
  { everyMs: 5 * SECOND_MS, run: runPendingActs },
  // Articles whose time has come.
  { everyMs: 5 * SECOND_MS, run: publishDueArticles },
  { everyMs: 10 * SECOND_MS, run: checkClock },
  // What was destroyed on request is listed outside of the database within a minute.
  { everyMs: MINUTE_MS, run: listDestroyed },
  // Emails to those who wait for a number that is known now.
  { everyMs: MINUTE_MS, run: notifyNumberWaits },
  // Terms of what people obtain; their money goes back by itself.
  { everyMs: MINUTE_MS, run: endFulfilmentTerms },
  // Emails to those whose parts are ordered and take longer.
  { everyMs: MINUTE_MS, run: tellOrdered },
  // Work whose job failed for the last time; it also runs at every start.
  { everyMs: 5 * MINUTE_MS, run: requeueOrphanedJobs },
  // Emails about orders past their promised time.
  { everyMs: 5 * MINUTE_MS, run: tellLateOrders },
  // Emails to those who wait for a check that is for sale now.
  { everyMs: 10 * MINUTE_MS, run: notifySaleWaits },
  // One email a working day to the operator when something waits for too long.
  { everyMs: 10 * MINUTE_MS, run: remindOperator },
  // Prices of unpaid orders hold for days: they may end this much late.
  { everyMs: 10 * MINUTE_MS, run: expireOrders },
  // Questions that an older program put with unseen signs; each once.
  { everyMs: 30 * MINUTE_MS, run: putAgainMisread },
  { everyMs: 30 * MINUTE_MS, run: destroyOldCalls },
  // Whatever has outlived its term: `services/destruction/destruction-tasks.ts` has a row for each place.
  { everyMs: 30 * MINUTE_MS, run: destroyDueData },
  // A newsletter a month, some hundreds of people at a time.
  { everyMs: 5 * MINUTE_MS, run: sendDueNewsletter },
  // A key signs for weeks.
  { everyMs: 60 * MINUTE_MS, run: rotateSigningKeys },
]

/** Starts them all; each ends with the stack, after the run that it is in. */
export function startBackgroundTasks(context: AppContext, stack: AsyncDisposableStack): void {
  for (const { everyMs, run } of BACKGROUND_TASKS) {
    stack.defer(repeat(everyMs, async () => void (await run(context)), context.log))
  }
}
