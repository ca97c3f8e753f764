import { PAGE_SIZE } from '@proverka/domain/orders'
import { Counters } from '@proverka/ui/order'
import { Button, EmptyState, Notice, Skeleton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { CabinetPage } from '../cabinet/cabinet-page.tsx'
import { ErrorText } from '../error/error-text.tsx'
import { visitorAtom } from '../session/state.ts'
import { useOrders } from './data.ts'
import { OrderEntry } from './order-entry.tsx'
import * as css from './orders.css.ts'

/** «Мои заказы»: what waits for the person, and every order by its parts. */
export function OrdersScreen() {
  const visitor = useAtomValue(visitorAtom)
  const list = useOrders(visitor.kind === 'user')
  return (
    <CabinetPage title="Мои заказы" signInTitle="Войдите, чтобы увидеть заказы">
      {list.error ? (
        <Notice tone="red" title="Заказы не пришли">
          <p>
            <ErrorText error={list.error} />
          </p>
          <Button size="s" onClick={() => void list.refetch()}>
            Повторить
          </Button>
        </Notice>
      ) : !list.data ? (
        <Skeleton lines={10} shape="rows" />
      ) : list.orders.length === 0 ? (
        <EmptyState title="Заказов пока нет" action={<Button href="/">Найти и проверить</Button>}>
          <p>Купленные отчеты появятся здесь. Храним их месяц.</p>
        </EmptyState>
      ) : (
        <>
          <Counters counters={countersOf(list.orders)} />
          {list.orders.map((order) => (
            <OrderEntry key={order.orderId} order={order} />
          ))}
          <div className={css.foot}>
            <p className={css.shown}>
              Показаны {list.orders.length} из {list.count}
            </p>
            {list.hasNextPage && (
              <Button
                variant="secondary"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Показать еще {Math.min(PAGE_SIZE, list.count - list.orders.length)}
              </Button>
            )}
          </div>
        </>
      )}
    </CabinetPage>
  )
}

type Orders = ReturnType<typeof useOrders>['orders']

function countersOf(orders: Orders) {
  const statuses = orders.flatMap((order) => order.items.map((item) => item.status))
  const count = (...wanted: readonly string[]) => statuses.filter((status) => wanted.includes(status)).length
  return [
    { count: count('actionrequired'), label: 'ждет ваших данных', urgent: count('actionrequired') > 0 },
    { count: count('waitingforpayment'), label: 'ждет оплаты' },
    { count: count('requested', 'inprogress'), label: 'готовится' },
    { count: count('done'), label: 'готово' },
  ]
}
