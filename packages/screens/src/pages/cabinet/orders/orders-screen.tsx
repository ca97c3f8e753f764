import { CabinetPage } from '../layout/cabinet-page.tsx'
import { OrderCounters } from './order-counters.tsx'
import { OrderEntry } from './order-entry.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderList } from './order-list.tsx'
import { OrderSearch } from './order-search.tsx'

/** «Мои заказы»: what waits for the person, and every order as one thing with its parts. */
export function OrdersScreen() {
  return (
    <CabinetPage
      title="Мои заказы"
      signInTitle="Войдите, чтобы увидеть заказы"
      note={<OrderForms current="user-orders" />}
    >
      <OrderCounters />
      <OrderSearch />
      <OrderList>
        {(orders) => orders.map((order) => <OrderEntry key={order.orderId} order={order} />)}
      </OrderList>
    </CabinetPage>
  )
}
