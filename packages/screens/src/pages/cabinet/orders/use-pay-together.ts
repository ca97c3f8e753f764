import { counted } from '@proverka/domain'
import { useMutation } from '@tanstack/react-query'
import { payOrders } from '../../purchase/checkout/place-order.ts'
import { getApi } from '../../../runtime/data/api.ts'
import { refreshQueries } from '../../../runtime/data/query-client.ts'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { askPayment } from '../../purchase/payment/ask-payment.ts'
import { NOT_PAID_TEXT, OUTCOME_UNKNOWN_TEXT } from '../../purchase/payment/outcome-words.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import { verifySession } from '../../../runtime/session/verify-session.ts'
import { createPayTogether } from './pay-together.ts'

/** Of the whole visit: the table may be left and opened again between two presses. */
const payTogether = createPayTogether({
  place: payOrders,
  ask: askPayment,
  async report(order_id, result) {
    return (await getApi().payment.reportWidgetResult({ body: { order_id, result } })).is_order_paid
  },
})

/** Pays several unpaid orders by one payment; one alone is paid as anywhere else. */
export function usePayTogether(onPaid: () => void) {
  const resume = useResumePayment()
  return useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      const [only] = orderIds
      if (only !== undefined && orderIds.length === 1) return resume(only)
      const count = orderIds.length
      const title = counted(count, 'заказ', 'заказа', 'заказов')
      const outcome = await payTogether(orderIds, title)
      refreshQueries()
      if (outcome === 'unknown') notify('error', OUTCOME_UNKNOWN_TEXT)
      if (outcome === 'refused') notify('error', NOT_PAID_TEXT)
      if (outcome !== 'paid') return
      notify('success', `Оплачено: ${title}`)
      onPaid()
      await verifySession()
    },
    onError: (error) => {
      console.error('Заказы не оплачены', error)
      notifyError(error)
      refreshQueries()
    },
  })
}
