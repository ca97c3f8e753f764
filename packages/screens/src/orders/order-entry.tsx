import type { orderHistorySchema } from '@proverka/api/contract'
import { formatDateTime, formatMoney } from '@proverka/domain'
import { orderAddress, orderKadastrNumber } from '@proverka/domain/orders'
import { OrderRow } from '@proverka/ui/order'
import { Button } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import type { InferOutput } from 'valibot'
import { isPayingAtom } from '../payment/state.ts'
import { useResumePayment } from '../payment/use-resume-payment.ts'
import { reportPath } from '../report/report-path.ts'

type Order = InferOutput<typeof orderHistorySchema>
type Item = Order['items'][number]

/** One order by its parts; each part has its own state and the one thing to do about it. */
export function OrderEntry({ order }: { order: Order }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const items = order.items.map((item) => ({ ...item, kadnum: item.kadnum ?? '' }))
  const number = orderKadastrNumber(items)
  const address = orderAddress(items)
  const subject = number || address || order.items[0]?.product_name_ru || 'Заказ'
  return (
    <OrderRow
      note={`Заказ ${order.number}, ${formatDateTime(order.date)}`}
      subject={subject}
      {...(address !== subject && address && { address })}
      total={formatMoney(order.totalAmount)}
      items={order.items.map((item) => ({
        key: item.order_item_id,
        title: item.product_name_ru,
        detail: detailOf(item),
        status: item.status,
        action:
          item.status === 'waitingforpayment' ? (
            <Button size="s" loading={isPaying} onClick={() => void resume(order.orderId)}>
              Оплатить
            </Button>
          ) : (
            <Button
              size="s"
              look={item.status === 'actionrequired' ? 'primary' : 'secondary'}
              href={reportPath(item)}
            >
              {item.status === 'actionrequired' ? 'Заполнить' : 'Открыть'}
            </Button>
          ),
      }))}
    />
  )
}

function detailOf({ status }: Item): string | undefined {
  if (status === 'actionrequired') return 'Нужны данные, чтобы продолжить'
  if (status === 'waitingforpayment') return 'Деньги не списаны'
  return undefined
}
