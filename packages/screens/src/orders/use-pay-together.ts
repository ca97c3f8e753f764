import { plural } from '@proverka/domain'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { payOrders } from '../checkout/place-order.ts'
import { getApi } from '../data/api.ts'
import { refreshQueries } from '../data/query-client.ts'
import { notifyError } from '../error/notify-error.ts'
import { notify } from '../notices/notify.ts'
import { askPayment } from '../payment/ask-payment.ts'
import { useResumePayment } from '../payment/use-resume-payment.ts'
import { verifySession } from '../session/verify-session.ts'

/** Pays several unpaid orders by one payment; one alone is paid as anywhere else. */
export function usePayTogether(onPaid: () => void) {
  const resume = useResumePayment()
  // A press whose answer was lost, or whose window was closed, comes back to the same payment.
  const attempt = useRef({ ids: '', key: '' })
  return useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      const [only] = orderIds
      if (only !== undefined && orderIds.length === 1) return resume(only)
      const ids = orderIds.toSorted().join()
      if (attempt.current.ids !== ids) attempt.current = { ids, key: crypto.randomUUID() }
      const order = await payOrders(orderIds, attempt.current.key)
      const count = orderIds.length
      const title = `${count}\u00a0${plural(count, 'заказ', 'заказа', 'заказов')}`
      const result = order.confirmationToken ? await askPayment({ ...order, title }) : 'success'
      const body = { order_id: order.id, result }
      const { is_order_paid } = await getApi().payment.reportWidgetResult({ body })
      refreshQueries()
      if (!is_order_paid) {
        if (result !== 'closed') notify('error', 'Оплата не прошла, деньги не списаны')
        return
      }
      attempt.current = { ids: '', key: '' }
      notify('success', `Оплачено: ${title}`)
      onPaid()
      await verifySession()
    },
    onError: (error) => {
      // What was paid or replaced meanwhile is another choice.
      attempt.current = { ids: '', key: '' }
      console.error('Заказы не оплачены', error)
      notifyError(error)
      refreshQueries()
    },
  })
}
