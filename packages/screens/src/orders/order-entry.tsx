import type { orderHistorySchema } from '@proverka/api/contract'
import { formatDateTime, formatMoney } from '@proverka/domain'
import { EXPIRED_ORDER, orderAddress, orderKadastrNumber } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { OrderRow } from '@proverka/ui/order'
import { Button, Link } from '@proverka/ui/primitives'
import { ResultWord } from '@proverka/ui/report'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import { payText } from '../checkout/pay-text.ts'
import { isPayingAtom } from '../payment/state.ts'
import { useResumePayment } from '../payment/use-resume-payment.ts'
import { reportPath } from '../report/report-path.ts'

type Order = InferOutput<typeof orderHistorySchema>
type Item = Order['items'][number]

/** One order by its parts; each part has its own state and the one thing to do about it. */
export function OrderEntry({ order }: { order: Order }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const number = orderKadastrNumber(order.items)
  const address = orderAddress(order.items)
  const isUnpaid = order.items.some(({ status }) => status === 'waitingforpayment')
  const subject = number || address || order.items[0]?.product_name_ru || 'Заказ'
  return (
    <OrderRow
      note={
        <>
          <Link href={buildPath('order-id', { id: order.orderId })}>{`Заказ ${order.number}`}</Link>
          {`, ${formatDateTime(order.date)}`}
        </>
      }
      subject={subject}
      {...(address !== subject && address && { address })}
      total={formatMoney(order.totalAmount)}
      action={
        isUnpaid ? (
          <Button fullWidth loading={isPaying} onClick={() => void resume(order.orderId)}>
            {order.expired ? EXPIRED_ORDER.action : payText(order.totalAmount, 'card')}
          </Button>
        ) : (
          order.items.length > 1 && (
            <Button fullWidth variant="secondary" href={buildPath('order-id', { id: order.orderId })}>
              Открыть заказ целиком
            </Button>
          )
        )
      }
      items={order.items.map((item) => ({
        key: item.order_item_id,
        title: item.product_name_ru,
        detail: detailOf(item, order.expired),
        status: item.status,
        // Money is asked for once, for the whole order.
        action: item.status !== 'waitingforpayment' && (
          <Button
            size="s"
            variant={item.status === 'actionrequired' ? 'primary' : 'secondary'}
            href={reportPath(item)}
          >
            {item.status === 'actionrequired' ? 'Заполнить' : 'Открыть'}
          </Button>
        ),
      }))}
    />
  )
}

function detailOf({ status, verdict }: Item, isExpired: boolean): ReactNode {
  if (verdict) return <ResultWord tone={verdict.tone}>{verdict.words}</ResultWord>
  if (status === 'actionrequired') return 'Нужны данные, чтобы продолжить'
  if (status === 'waitingforpayment') return isExpired ? EXPIRED_ORDER.mark : 'Деньги не списаны'
  return undefined
}
