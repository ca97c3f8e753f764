import { formatMoney } from '@proverka/domain'
import { completeCount } from '@proverka/domain/orders'
import { groups } from '@proverka/domain/reports'
import { Button } from '@proverka/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { getApi } from '../data/api.ts'
import { notifyError } from '../error/notify-error.ts'
import { isPayingAtom } from '../payment/state.ts'
import { usePayTogether } from './use-pay-together.ts'
import { saveBlob } from '../data/save-blob.ts'
import type { ListedOrder } from './order-list.tsx'
import { subjectsText, sumOfOrders } from './order-words.ts'
import * as css from './orders.css.ts'

interface ChosenOrdersProps {
  readonly orders: readonly ListedOrder[]
  /** Of how many. */
  readonly count: number
  readonly onClear: () => void
}

/** What the chosen orders come to, and what can be done with them: the ink total of the table. */
export function ChosenOrders({ orders, count, onClear }: ChosenOrdersProps) {
  const payTogether = usePayTogether(onClear)
  const isPaying = useAtomValue(isPayingAtom)
  const done = orders.filter(({ items }) => completeCount(items) > 0)
  const unpaid = orders.filter(({ state }) => state === 'payment')
  const archives = useArchives()
  if (orders.length === 0) return null
  const paid = sumOfOrders(orders.filter(({ Paid }) => Paid))
  return (
    <div className={css.chosen} role="region" aria-label="Выбранные заказы">
      <p className={css.chosenCount}>
        <b>Выбрано {orders.length}</b>
        <small>из {groups(count)}</small>
      </p>
      <p>{subjectsText(orders)}</p>
      <p className={css.chosenActions}>
        {done.length > 0 && (
          <Button
            size="s"
            variant="secondary"
            loading={archives.isPending}
            onClick={() => archives.mutate(done.map(({ orderId }) => orderId))}
          >
            {done.length === 1 ? 'Скачать ZIP' : `Скачать готовые, ${done.length} ZIP`}
          </Button>
        )}
        {unpaid.length > 0 && (
          <Button
            size="s"
            variant="secondary"
            loading={isPaying || payTogether.isPending}
            onClick={() => payTogether.mutate(unpaid.map(({ orderId }) => orderId))}
          >
            {unpaid.length === 1
              ? `Оплатить ${formatMoney(sumOfOrders(unpaid))}`
              : `Оплатить ${unpaid.length} за ${formatMoney(sumOfOrders(unpaid))}`}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={onClear}>
          Снять выбор
        </Button>
      </p>
      <p className={css.chosenPaid}>{paid > 0 && `оплачено ${formatMoney(paid)}`}</p>
      <p className={css.chosenSum}>{formatMoney(sumOfOrders(orders))}</p>
    </div>
  )
}

/** The archives of several orders, one after another. */
function useArchives() {
  return useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      for (const orderID of orderIds) {
        const { blob, name } = await getApi().files.downloadOrder({ query: { orderID, fileType: 'zip' } })
        saveBlob(blob, name)
      }
    },
    onError: (error) => {
      console.error('Архивы не скачаны', error)
      notifyError(error)
    },
  })
}
