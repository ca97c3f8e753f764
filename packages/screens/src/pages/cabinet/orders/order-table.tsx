import { formatMoney, groupDigits, momentOf, pluralWord } from '@proverka/domain'
import { ORDER_SORTS, PAGE_SIZE } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Link, Table } from '@proverka/ui/primitives'
import type { Column, TableSort } from '@proverka/ui/primitives'
import { useNow } from '../../../runtime/page/use-now.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { OrderExport } from './order-export.tsx'
import { isNarrowed, useOrderPlace } from './order-filter.ts'
import type { ListedOrder } from './order-list.tsx'
import { OrderMark } from './order-mark.tsx'
import { orderReason } from './order-words.ts'
import { PAYMENT_WORDS } from './payment-words.ts'
import * as css from './orders.css.ts'

interface OrderTableProps {
  readonly orders: readonly ListedOrder[]
  readonly count: number
  readonly chosen: ChosenMap
  readonly setChosen: (change: (before: ChosenMap) => ChosenMap) => void
}

/** The chosen orders by their id, also those that another page or filter shows. */
export type ChosenMap = ReadonlyMap<string, ListedOrder>

/** Orders as rows: sorted by the server, chosen by hand, exported as they show. */
export function OrderTable({ orders, count, chosen, setChosen }: OrderTableProps) {
  const { filter, go } = useOrderPlace()
  const choose = (some: readonly ListedOrder[], isOn: boolean) =>
    setChosen((before) => {
      const after = new Map(before)
      for (const order of some)
        if (isOn) after.set(order.orderId, order)
        else after.delete(order.orderId)
      return after
    })
  const now = new Date(useNow(false)).toISOString()
  const here = orders.filter(({ orderId }) => chosen.has(orderId)).length
  const allHere = here === orders.length
  const sort: TableSort = {
    by: filter.sort ?? 'number',
    order: filter.direction === 'asc' ? 'ascending' : 'descending',
  }
  return (
    <Panel>
      <div className={css.tableHead}>
        <label className={css.tick}>
          <input
            type="checkbox"
            className={css.box}
            checked={allHere}
            onChange={({ target }) => choose(orders, target.checked)}
          />
          Все на странице
        </label>
        <OrderExport chosen={[...chosen.keys()]} count={count} />
      </div>
      <div className={css.table}>
        <Table
          caption="Заказы"
          rows={orders}
          rowKey={({ orderId }) => orderId}
          sort={sort}
          onSort={({ by, order }) => {
            const known = ORDER_SORTS.find((name) => name === by)
            if (known) go({ sort: known, direction: order === 'ascending' ? 'asc' : 'desc' })
          }}
          columns={columnsOf(chosen, choose, now)}
        />
      </div>
      <ChosenOrders
        orders={[...chosen.values()]}
        count={count}
        here={here}
        onClear={() => setChosen(() => new Map())}
      />
      <div className={css.foot}>
        <p>
          {isNarrowed(filter) ? 'Отобрано' : 'Всего'} {groupDigits(count)}&nbsp;
          {pluralWord(count, 'заказ', 'заказа', 'заказов')}. На странице до {PAGE_SIZE}.
        </p>
        <p>
          {chosen.size === 0
            ? 'В XLSX попадет то, что видно: отбор и порядок те же.'
            : 'В XLSX попадут все выбранные, и те, которых сейчас не видно.'}
        </p>
      </div>
    </Panel>
  )
}

function Reason({ children }: { children: string }) {
  return children === '' ? null : <span className={css.under}>{children}</span>
}

function columnsOf(
  chosen: ChosenMap,
  choose: (orders: readonly ListedOrder[], isOn: boolean) => void,
  now: string,
): readonly Column<ListedOrder>[] {
  return [
    {
      key: 'chosen',
      title: 'Выбор',
      cell: (order) => (
        <input
          type="checkbox"
          className={css.box}
          aria-label={`Выбрать заказ ${groupDigits(order.number)}`}
          checked={chosen.has(order.orderId)}
          onChange={({ target }) => choose([order], target.checked)}
        />
      ),
    },
    {
      key: 'number',
      title: 'Заказ',
      sortable: true,
      cell: (order) => (
        <>
          <Link href={buildPath('order-id', { id: order.orderId })}>{groupDigits(order.number)}</Link>
          <span className={css.under}>{momentOf(order.date, now)}</span>
        </>
      ),
    },
    { key: 'subject', title: 'Объект или человек', sortable: true, cell: (order) => order.subject },
    {
      key: 'product',
      title: 'Что заказано',
      sortable: true,
      cell: (order) => (
        <>
          {order.items[0]?.product_name_ru}
          {order.items.length > 1 && ` и еще ${order.items.length - 1}`}
          <Reason>{orderReason(order)}</Reason>
        </>
      ),
    },
    { key: 'state', title: 'Состояние', sortable: true, cell: (order) => <OrderMark order={order} /> },
    {
      key: 'payment',
      title: 'Оплата',
      sortable: true,
      cell: ({ paid_by }) =>
        paid_by === null ? <span className={css.unpaid}>{PAYMENT_WORDS.none}</span> : PAYMENT_WORDS[paid_by],
    },
    {
      key: 'total',
      title: 'Сумма',
      right: true,
      sortable: true,
      cell: ({ paid_by, totalAmount }) => (
        <b className={paid_by === null ? css.unpaid : css.paid}>{formatMoney(totalAmount)}</b>
      ),
    },
  ]
}
