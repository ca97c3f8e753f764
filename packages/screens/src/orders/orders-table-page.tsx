import { CabinetPage } from '../cabinet/cabinet-page.tsx'
import { Queries } from '../data/queries.tsx'
import { OrderCounters } from './order-counters.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderList } from './order-list.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

export { loader } from './orders-loader.ts'

/** The same orders as a table. */
export function Component() {
  return (
    <Queries>
      <CabinetPage
        title="Заказы таблицей"
        heading="Заказы"
        signInTitle="Войдите, чтобы увидеть заказы"
        note={<OrderForms current="user-ordersNew" />}
      >
        <OrderCounters />
        <OrderSearch />
        <OrderList>{(orders, count) => <OrderTable orders={orders} count={count} />}</OrderList>
      </CabinetPage>
    </Queries>
  )
}
