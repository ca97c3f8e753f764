import { useNavigate } from 'react-router'
import { notify } from '../../../runtime/notices/notify.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { resumeOrder } from '../checkout/place-order.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { checkOut } from './check-out.ts'
import { NOT_PAID_TEXT, OUTCOME_UNKNOWN_TEXT } from './outcome-words.ts'
import { pageAfterPayment } from './page-after-payment.ts'

/** Pays an order that was left unpaid, from wherever it is listed; opens its page after success. */
export function useResumePayment(): (orderId: string) => Promise<void> {
  const navigate = useNavigate()
  return async (orderId) => {
    try {
      const outcome = await checkOut(() => resumeOrder(orderId))
      // It may have been priced again.
      if (outcome.kind !== 'paid') refreshQueries()
      if (outcome.kind === 'unknown') notify('error', OUTCOME_UNKNOWN_TEXT)
      if (outcome.kind === 'unpaid') notify('error', NOT_PAID_TEXT)
      if (outcome.kind === 'paid') await navigate(pageAfterPayment(outcome.order))
    } catch (error) {
      console.error('Оплата не возобновлена', error)
      notifyError(error)
    }
  }
}
