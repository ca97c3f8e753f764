import { moneyTermsOf, pauseAt } from '../../platform/config/money-terms.ts'
import type { AppContext } from '../context.ts'
import type { PaymentRow } from '../../platform/db/queries/payments/payments.ts'
import { isProviderDown } from '../../adapters/payments/guard-provider.ts'
import { settlePayment } from './settle-payment.ts'

/** Payments of one round at most; the next round takes the rest. */
const BATCH = 200

/** Questions to providers that are open at a time. */
const AT_ONCE = 8

/**
 * Asks the provider for every open payment whose time has come, whatever became of its order, and books what it says: no
 * message from outside is needed for money to be seen (SAFE-06). Answers how many were asked for.
 */
export async function reconcilePayments(context: AppContext): Promise<number> {
  const due = await takeDue(context)
  const waiting = [...due]
  const away = new Set<string>()
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Who does not answer is asked again by the next round: waiting for each would hold up all the others.
      if (away.has(next.provider)) continue
      if ((await askFor(context, next)) === 'away') away.add(next.provider)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return due.length
}

/** The next time is written down before the question is put: a provider that fails, or a crash, costs one pause. */
function takeDue(context: AppContext): Promise<readonly PaymentRow[]> {
  const now = context.clock.now()
  const terms = moneyTermsOf(context.config)
  return context.database.transaction(async () => {
    const due = await context.queries.payments.lockDue(now, BATCH)
    for (const payment of due) {
      const ageMs = now.getTime() - payment.watched_from.getTime()
      const nextAsk = new Date(now.getTime() + pauseAt(ageMs, terms))
      await context.queries.payments.setNextAsk(payment.id, nextAsk)
      if (ageMs >= terms.askForMs)
        context.log.error({ payment: payment.id }, 'a payment has had no final state for long')
    }
    return due
  })
}

async function askFor(context: AppContext, payment: PaymentRow): Promise<'asked' | 'away'> {
  try {
    await settlePayment(context, payment, 'reconciliation')
    return 'asked'
  } catch (error) {
    context.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked for')
    return isProviderDown(error) ? 'away' : 'asked'
  }
}
