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
import { stampReports } from '../../services/proofs/report-stamps.ts'
import { putAgainMisread } from '../../services/reports/put-again-misread.ts'
import { requeueOrphanedJobs } from '../../services/orders/requeue-orphaned-jobs.ts'
import { rotateSigningKeys } from '../../services/accounts/rotate-signing-keys.ts'
import { sendDueNewsletter } from '../../services/outbox/newsletter.ts'
import { notifyNumberWaits } from '../../services/number-waits/answer-waits.ts'
import { notifySaleWaits } from '../../services/sale-waits/notify-waits.ts'
import { sendStaffNews } from '../../services/staff/staff-news.ts'
import { runPendingActs } from '../../services/staff/run-pending-acts.ts'
import { destroyOldCalls } from '../../services/sources/destroy-old-calls.ts'
import { deliverWebhooks } from '../../services/watches/deliver-webhooks.ts'
import { followWatchTerms } from '../../services/watches/follow-terms.ts'
import { runWatches } from '../../services/watches/run-watches.ts'
import { sealStoredSecrets } from '../../services/watches/webhook-secret.ts'
import { tellLateOrders } from '../../services/orders/tell-late-orders.ts'
import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'

interface BackgroundTask {
  /** The pause after a run, milliseconds. */
  readonly everyMs: number
  /** What it does, in Russian for the operator's page: `npm run settings` writes that. */
  readonly means: string
  readonly run: (context: AppContext) => Promise<unknown>
}

/** Background tasks, the most frequent first; a run that fails is logged and repeated. */
export const BACKGROUND_TASKS: readonly BackgroundTask[] = [
  {
    everyMs: SECOND_MS,
    means: 'находит изменения реестра, которые внес другой сервер',
    run: ({ objectSearch }) => objectSearch.refresh(),
  },
  {
    everyMs: SECOND_MS,
    means: 'записывает счетчики поисков, чтобы их знали другие серверы и следующий запуск',
    run: ({ rateLimits }) => rateLimits.flush(),
  },
  {
    everyMs: SECOND_MS,
    means: 'спрашивает платежный сервис об открытых платежах',
    run: reconcilePayments,
  },
  {
    everyMs: 2 * SECOND_MS,
    means: 'вызывает программы клиентов, которые ждут изменений',
    run: deliverWebhooks,
  },
  {
    everyMs: 2 * SECOND_MS,
    means: 'берет отметки времени подписанных отчетов у службы, если она указана',
    run: stampReports,
  },
  {
    everyMs: 5 * SECOND_MS,
    means: 'заказывает у подрядчиков и забирает готовое',
    run: runContractors,
  },
  {
    everyMs: 5 * SECOND_MS,
    means: 'исполняет возвраты и выплаты сотрудников, когда их уже нельзя отменить',
    run: runPendingActs,
  },
  {
    everyMs: 5 * SECOND_MS,
    means: 'пишет сотрудникам, что пришли жалобы и обращения: сразу, но не чаще раза в час',
    run: sendStaffNews,
  },
  {
    everyMs: 5 * SECOND_MS,
    means: 'выпускает статьи, время которых пришло',
    run: publishDueArticles,
  },
  {
    everyMs: 5 * SECOND_MS,
    means: 'проверяет объекты, компании, машины и людей, за которыми следят',
    run: runWatches,
  },
  {
    everyMs: 10 * SECOND_MS,
    means: 'сверяет часы сервера с часами базы',
    run: checkClock,
  },
  {
    everyMs: MINUTE_MS,
    means: 'записывает вне базы, что уничтожено по просьбе человека',
    run: listDestroyed,
  },
  {
    everyMs: MINUTE_MS,
    means: 'пишет тем, кто ждал номера, который теперь известен',
    run: notifyNumberWaits,
  },
  {
    everyMs: MINUTE_MS,
    means: 'возвращает деньги за то, что не добыто в срок',
    run: endFulfilmentTerms,
  },
  {
    everyMs: MINUTE_MS,
    means: 'пишет тем, чьи части заказаны и готовятся дольше обычного',
    run: tellOrdered,
  },
  {
    everyMs: 5 * MINUTE_MS,
    means:
      'повторяет письма, чеки, возвраты и отчеты, задание которых не удалось в последний раз; и при запуске ([почему](../decisions/018-what-is-promised-is-done.md))',
    run: requeueOrphanedJobs,
  },
  {
    everyMs: 5 * MINUTE_MS,
    means: 'пишет о заказах, которые не готовы в обещанное время',
    run: tellLateOrders,
  },
  {
    everyMs: 5 * MINUTE_MS,
    means: 'напоминает о конце слежения и завершает то, срок или основание которого вышли',
    run: followWatchTerms,
  },
  {
    everyMs: 5 * MINUTE_MS,
    means: 'шифрует секреты вызовов, которые прежняя программа записала открыто',
    run: sealStoredSecrets,
  },
  {
    everyMs: 10 * MINUTE_MS,
    means: 'пишет тем, кто ждал проверки, которая теперь продается',
    run: notifySaleWaits,
  },
  {
    everyMs: 10 * MINUTE_MS,
    means: 'раз в рабочий день пишет оператору о том, что ждет слишком долго',
    run: remindOperator,
  },
  {
    everyMs: 10 * MINUTE_MS,
    means: 'закрывает неоплаченные заказы, цена которых больше не действует',
    run: expireOrders,
  },
  {
    everyMs: 30 * MINUTE_MS,
    means: 'один раз переспрашивает вопросы, которые прежняя программа записала с невидимыми знаками',
    run: putAgainMisread,
  },
  {
    everyMs: 30 * MINUTE_MS,
    means: 'уничтожает записи о запросах к источникам после их срока',
    run: destroyOldCalls,
  },
  {
    everyMs: 30 * MINUTE_MS,
    means:
      'уничтожает все, что пережило свой срок, и пишет акты об этом ([почему](../decisions/078-the-end-of-personal-data.md))',
    run: destroyDueData,
  },
  {
    everyMs: 5 * MINUTE_MS,
    means: 'рассылает письмо месяца, по нескольку сотен человек за раз',
    run: sendDueNewsletter,
  },
  {
    everyMs: 60 * MINUTE_MS,
    means:
      'через 30 дней заменяет ключ, которым подписаны входы ([после утечки](../decisions/019-keys-that-replace-themselves.md))',
    run: rotateSigningKeys,
  },
]

/** Starts them all; each ends with the stack, after the run that it is in. */
export function startBackgroundTasks(context: AppContext, stack: AsyncDisposableStack): void {
  for (const { everyMs, run } of BACKGROUND_TASKS) {
    stack.defer(repeat(everyMs, async () => void (await run(context)), context.log))
  }
}
