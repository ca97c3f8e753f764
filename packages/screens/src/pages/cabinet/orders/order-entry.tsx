import { formatDateTime, formatMoney, groupDigits, shortDayOf, typograph } from '@proverka/domain'
import { completeCount, EXPIRED_ORDER, orderAddress } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { OrderRow } from '@proverka/ui/order'
import { Button, Link, ResultBadge, ResultWord } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useNow } from '../../../runtime/page/use-now.ts'
import { payText } from '../../purchase/checkout/pay-text.ts'
import { isPayingAtom } from '../../purchase/payment/state.ts'
import { useResumePayment } from '../../purchase/payment/use-resume-payment.ts'
import { reportPath } from '../../purchase/checkout/report-path.ts'
import { useArchive } from './data.ts'
import type { ListedOrder } from './order-list.tsx'
import { PAYMENT_WORDS } from './payment-words.ts'
import { repeatPath } from './repeat-path.ts'

type Item = ListedOrder['items'][number]

/** One order as one thing: its verdict, its money, its parts; each part has its own state and the one thing to do. */
export function OrderEntry({ order }: { order: ListedOrder }) {
  const address = orderAddress(order.items)
  const subject = order.subject || order.items[0]?.product_name_ru || 'Заказ'
  const page = buildPath('order-id', { id: order.orderId })
  const done = completeCount(order.items)
  const isKept = order.items.some(({ has_report }) => has_report)
  const now = new Date(useNow(false)).toISOString()
  return (
    <OrderRow
      note={
        <>
          <Link href={page}>{`Заказ ${groupDigits(order.number)}`}</Link>
          {`, ${formatDateTime(order.date)}`}
        </>
      }
      subject={subject}
      {...(address !== subject &&
        address &&
        order.items.some(({ kadnum }) => kadnum) && { address: typograph(address) })}
      total={formatMoney(order.totalAmount)}
      verdict={order.verdict && <ResultBadge tone={order.verdict.tone}>{order.verdict.words}</ResultBadge>}
      facts={[
        { label: 'Оплата', value: PAYMENT_WORDS[order.paid_by ?? 'none'] },
        ...(order.items.length > 1 ? [{ label: 'Готово', value: `${done} из ${order.items.length}` }] : []),
        ...(done > 0 && isKept ? [{ label: 'Храним до', value: shortDayOf(order.kept_until, now) }] : []),
      ]}
      action={<OrderActions order={order} page={page} />}
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

/** Actions on the whole order: paying, saving, ordering again. */
function OrderActions({ order, page }: { order: ListedOrder; page: string }) {
  const resume = useResumePayment()
  const isPaying = useAtomValue(isPayingAtom)
  const archive = useArchive()
  const repeat = repeatPath(order)
  const name = `заказ ${groupDigits(order.number)}`
  if (order.state === 'payment')
    return (
      <Button fullWidth loading={isPaying} onClick={() => void resume(order.orderId)}>
        {order.expired ? EXPIRED_ORDER.action : payText(order.totalAmount, 'card')}
      </Button>
    )
  return (
    <>
      {order.items.length > 1 && (
        <Button size="s" variant="secondary" href={page} aria-label={`Открыть целиком: ${name}`}>
          Открыть целиком
        </Button>
      )}
      {completeCount(order.items) > 0 && order.items.some(({ has_report }) => has_report) && (
        <Button
          size="s"
          variant="secondary"
          loading={archive.isPending}
          aria-label={`Все файлы, ZIP: ${name}`}
          onClick={() => archive.mutate(order.orderId)}
        >
          ZIP
        </Button>
      )}
      {repeat && (order.state === 'done' || order.state === 'refund') && (
        <Button size="s" variant="secondary" href={repeat} aria-label={`Повторить: ${name}`}>
          Повторить
        </Button>
      )}
    </>
  )
}

function detailOf({ status, verdict, has_report }: Item, isExpired: boolean): ReactNode {
  if (verdict) return <ResultWord tone={verdict.tone}>{verdict.words}</ResultWord>
  if (status === 'done' && !has_report) return 'Отчет удален: срок хранения прошел'
  if (status === 'actionrequired') return 'Нужны данные, чтобы продолжить'
  if (status === 'waitingforpayment') return isExpired ? EXPIRED_ORDER.mark : 'Деньги не списаны'
  return undefined
}
