import { PAGE_SIZE } from '@proverka/domain/orders'
import { Button, EmptyState, Pagination, Skeleton } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { isNotLoaded, NotFresh, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useOrders } from './data.ts'
import { EMPTY, isNarrowed, useOrderPlace } from './order-filter.ts'

export type ListedOrder = NonNullable<ReturnType<typeof useOrders>['data']>['orders'][number]

interface OrderListProps {
  readonly children: (orders: readonly ListedOrder[], count: number) => ReactNode
}

/** A page of orders in any form, with its states: loading, failed, nothing ordered, nothing found. */
export function OrderList({ children }: OrderListProps) {
  const place = useOrderPlace()
  const list = useOrders(place)
  const { filter, page, hrefOf } = place
  if (!list.data) {
    if (isNotLoaded(list)) return <NotLoaded title="Заказы не пришли" query={list} />
    return <Skeleton lines={10} shape="rows" label="Загружаем заказы" />
  }
  const { orders, count } = list.data
  if (count === 0 && !isNarrowed(filter))
    return (
      <EmptyState title="Заказов пока нет" action={<Button href="/">Найти и проверить</Button>}>
        <p>Купленные отчеты появятся здесь. Храним их месяц.</p>
      </EmptyState>
    )
  if (orders.length === 0)
    return (
      <EmptyState
        title={count > 0 ? 'На этой странице заказов нет' : 'Таких заказов нет'}
        action={
          <Button variant="secondary" href={count > 0 ? hrefOf({}) : hrefOf(EMPTY)}>
            {count > 0 ? 'К первой странице' : 'Показать все заказы'}
          </Button>
        }
      >
        <p>
          {count > 0
            ? 'Их меньше, чем было страниц.'
            : 'Ищем по номеру заказа, кадастровому номеру, адресу и фамилии.'}
        </p>
      </EmptyState>
    )
  return (
    <>
      <NotFresh query={list} />
      {children(orders, count)}
      <Pagination page={page} pageSize={PAGE_SIZE} total={count} hrefOf={(number) => hrefOf({}, number)} />
    </>
  )
}
