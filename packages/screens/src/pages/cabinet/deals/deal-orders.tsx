import { orderQueries } from '@proverka/api/queries'
import { orderTitle } from '@proverka/domain/orders'
import { groupDigits } from '@proverka/domain'
import { Select } from '@proverka/ui/fields'
import { useQuery } from '@tanstack/react-query'
import { getApi } from '../../../runtime/data/api.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { messageOfError } from '../../../runtime/error/status-of-error.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { useDealChange } from './data.ts'
import type { Deal } from './data.ts'
import * as css from './deals.css.ts'

/** Puts one of the last orders into the folder: those of the object are there by themselves. */
export function DealOrders({ deal }: { deal: Deal }) {
  const enabled = useIsUser()
  const list = useQuery({ ...orderQueries.list(getApi()), enabled })
  const add = useDealChange((order_id: string) =>
    getApi().deals.addDealOrder({ params: { id: deal.deal_id }, body: { order_id } }),
  )
  if (isNotLoaded(list))
    return (
      <li className={css.drop}>
        <NotLoaded small title="Ваши заказы не пришли" query={list} />
      </li>
    )
  const inside = new Set(deal.orders.map(({ orderId }) => orderId))
  const others = list.data?.orders.filter(({ orderId }) => !inside.has(orderId)) ?? []
  if (others.length === 0) return null
  return (
    <li className={css.drop}>
      <Select
        name="order"
        label="Добавить заказ"
        hint="Заказы этого объекта встают в папку сами"
        placeholder="Выберите из последних заказов"
        value=""
        disabled={add.isPending}
        error={add.error ? messageOfError(add.error) : undefined}
        options={others.map(({ orderId, number, subject, items }) => ({
          value: orderId,
          label: [groupDigits(number), orderTitle(items.map(({ product_name }) => product_name)), subject]
            .filter(Boolean)
            .join(', '),
        }))}
        onChange={(orderId) => {
          if (orderId) add.mutate(orderId)
        }}
      />
    </li>
  )
}
