import { formatDateTime, groupDigits, momentOf, shortDayOf, typograph } from '@proverka/domain'
import { orderTitle } from '@proverka/domain/orders'
import { isOver, paidText, subjectOf, sumText } from '@proverka/domain/views'
import { PaidTicket } from '@proverka/ui/order'
import { DemoLabel } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import type { OrderView } from './data.ts'
import { AwaitedParts } from './awaited-parts.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderParts } from './order-parts.tsx'
import { OrderReceipts } from './order-receipts.tsx'
import { OrderReports } from './order-reports.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderSchedule } from './order-schedule.tsx'
import { OrderSide } from './order-side.tsx'
import * as css from './order.css.ts'
import { useNow } from '../../../runtime/page/use-now.ts'

interface PaidOrderProps {
  readonly order: OrderView
  /** ISO instant. */
  readonly paidAt: string
  /** The verdict of the order is shown above, with its parts. */
  readonly isBelow?: boolean
}

/** After the payment: number, sum, what comes, when and where, the same for everybody who bought. */
export function PaidOrder({ order, paidAt, isBelow = false }: PaidOrderProps) {
  const Heading = isBelow ? 'h2' : 'h1'
  const over = isOver(order)
  const now = useNow(!over)
  const { subject, isNumber, address } = subjectOf(order)
  const seen = new Date(now).toISOString()
  return (
    <>
      <header className={css.head}>
        <div>
          {!isBelow && order.items.some(({ report }) => report?.demo) && <DemoLabel />}
          <Heading className={isBelow ? text.h2 : text.h1}>
            Заказ {groupDigits(order.number)} {order.total > 0 ? 'оплачен' : 'принят'}
          </Heading>
        </div>
        {!over && <p className={css.quiet}>{formatDateTime(seen)}, страница обновляется сама</p>}
      </header>
      <PaidTicket
        lead={paidText(order)}
        sum={sumText(order)}
        when={formatDateTime(paidAt)}
        product={orderTitle(order.items.map(({ product_name }) => product_name))}
        subject={subject}
        isNumber={isNumber}
        {...(address && { address: typograph(address) })}
        facts={[
          ...(order.paid_by === 'card'
            ? [
                {
                  label: 'Чек',
                  value: order.receipt_at
                    ? `отправлен в ${momentOf(order.receipt_at, seen)}`
                    : 'придет письмом',
                },
              ]
            : []),
          { label: over ? 'Почта для отчета' : 'Отчет придет на', value: order.email },
          ...(over || !order.due_at
            ? [{ label: 'Храним до', value: shortDayOf(order.kept_until, seen) }]
            : [{ label: 'По договору не позже', value: shortDayOf(order.due_at, seen) }]),
        ]}
      />
      {!isBelow && (
        <>
          <OrderParts order={order} paidAt={paidAt} now={now} />
          <AwaitedParts order={order} />
          <OrderReports order={order} />
        </>
      )}
      <div className={css.two}>
        <div className={css.stack}>
          {!isBelow && <OrderFiles order={order} />}
          <OrderSchedule order={order} now={seen} />
          <OrderReturns order={order} />
          <OrderReceipts order={order} />
        </div>
        <OrderSide order={order} now={seen} />
      </div>
    </>
  )
}
