import { formatMoney } from '@proverka/domain'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { getApi } from '../data/api.ts'
import { notify } from '../notices/notify.ts'
import { notifyError } from '../error/notify-error.ts'
import { saveBlob } from '../report/save-blob.ts'
import type { OrderView } from './data.ts'
import * as css from './order.css.ts'

/** A bill over the sum of an order, for who pays from the account of a company. */
export function OrderBill({ order }: { order: OrderView }) {
  const bill = useMutation({
    mutationFn: async () => {
      const { invoice_id, number } = await getApi().orders.createInvoice({
        query: { amount: order.total.toFixed(2) },
      })
      return { number, file: await getApi().orders.downloadInvoice({ params: { id: invoice_id } }) }
    },
    onSuccess: ({ number, file }) => {
      saveBlob(file.blob, file.name)
      notify('success', `Счет ${number} скачан`)
    },
    onError: (error) => {
      console.error('Счет не выписан', error)
      notifyError(error)
    },
  })
  if (order.opened_as !== 'owner' || order.total <= 0) return null
  return (
    <p className={css.small}>
      <Button size="s" variant="secondary" loading={bill.isPending} onClick={() => bill.mutate()}>
        Счет на {formatMoney(order.total)}, PDF
      </Button>
      <span className={css.billNote}>
        Для оплаты с расчетного счета. Деньги придут на баланс: оформите то же еще раз и оплатите с баланса.
      </span>
    </p>
  )
}
