import type { partnerOrderSchema } from '@proverka/api/contract'
import type { PartnerSource } from '@proverka/api/queries'
import { formatDateTime } from '@proverka/domain'
import { PAGE_SIZE } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import { Table } from '@proverka/ui/primitives'
import type { Column } from '@proverka/ui/primitives'
import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { ListPages } from '../layout/list-pages.tsx'
import { roubles } from '../layout/roubles.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { usePartnerOrders } from './data.ts'
import * as css from './partner.css.ts'

type Order = InferOutput<typeof partnerOrderSchema>

const columns: readonly Column<Order>[] = [
  {
    key: 'what',
    title: 'Заказ',
    cell: ({ number, products, date }) => (
      <>
        <b>{products.join(', ') || `Заказ ${number}`}</b>
        <small className={css.small}>{formatDateTime(date)}</small>
      </>
    ),
  },
  {
    key: 'from',
    title: 'Откуда',
    cell: ({ source, campaign }) => [source, campaign].filter(Boolean).join(', ') || 'без меток',
  },
  { key: 'sum', title: 'Сумма', right: true, cell: ({ totalAmount }) => roubles(totalAmount) },
  { key: 'paid', title: 'Оплата', cell: ({ Paid }) => (Paid ? 'оплачен' : 'не оплачен') },
]

/** The orders that came by the links, without names and objects. */
export function OrdersPanel({ source }: { source: PartnerSource }) {
  const [shown, setShown] = useState({ page: 1, source })
  // Another source has other pages.
  if (shown.source !== source) setShown({ page: 1, source })
  const { page } = shown
  const list = usePartnerOrders(page - 1, source)
  const { orders = [], count = 0 } = list.data ?? {}
  return (
    <Panel title="Заказы по вашим ссылкам" note="Имен и объектов здесь нет: это тайна покупателя" padded>
      {isNotLoaded(list) ? (
        <NotLoaded title="Заказы не пришли" query={list} />
      ) : (
        <>
          <Table
            caption="Заказы по вашим ссылкам"
            columns={columns}
            rows={orders}
            rowKey={({ number }) => String(number)}
            loading={list.isFetching && !list.data}
            empty={
              source === undefined
                ? 'По ссылкам еще не заказывали. Скопируйте ссылку и отправьте тем, кому нужна проверка.'
                : 'По ссылкам этого источника еще не заказывали.'
            }
          />
          {count > PAGE_SIZE && (
            <ListPages page={page} total={count} onChoose={(next) => setShown({ page: next, source })} />
          )}
        </>
      )}
    </Panel>
  )
}
