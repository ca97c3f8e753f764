import { formatMoney, groupDigits, momentOf } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { orderTitle } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { Link, Table } from '@proverka/ui/primitives'
import { useNow } from '../../../runtime/page/use-now.ts'
import { OrderMark } from '../orders/order-mark.tsx'
import type { ListedOrder } from '../orders/order-list.tsx'
import * as css from './overview.css.ts'

/** The newest orders, each with its one mark and its sum. */
export function LastOrders({ orders, count }: { orders: readonly ListedOrder[]; count: number }) {
  const now = new Date(useNow(false)).toISOString()
  return (
    <Panel
      title="Последние заказы"
      note={<Link href={buildPath('user-orders')}>Все заказы, {groupDigits(count)}</Link>}
      padded
    >
      <Table
        caption="Последние заказы"
        rows={orders}
        rowKey={({ orderId }) => orderId}
        columns={[
          {
            key: 'order',
            title: 'Заказ и объект',
            cell: (order) => (
              <>
                <Link href={buildPath('order-id', { id: order.orderId })}>
                  {orderTitle(order.items.map(({ product_name }) => product_name))}
                </Link>
                <span className={css.under}>
                  {[groupDigits(order.number), order.subject, momentOf(order.date, now)]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </>
            ),
          },
          { key: 'state', title: 'Состояние', cell: (order) => <OrderMark order={order} /> },
          { key: 'total', title: 'Сумма', right: true, cell: (order) => formatMoney(order.totalAmount) },
        ]}
      />
    </Panel>
  )
}
