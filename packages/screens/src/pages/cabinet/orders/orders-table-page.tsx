import { useState } from 'react'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { OrderCounters } from './order-counters.tsx'
import { OrderForms } from './order-forms.tsx'
import { OrderList } from './order-list.tsx'
import { OrderSearch } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'
import type { ChosenMap } from './order-table.tsx'

export { loader } from './orders-loader.ts'

/** The same orders as a table. */
export function Component() {
  // Above the list: a filter that finds nothing takes the table away, not the choice.
  const [chosen, setChosen] = useState<ChosenMap>(new Map())
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
        <OrderList>
          {(orders, count) => (
            <OrderTable orders={orders} count={count} chosen={chosen} setChosen={setChosen} />
          )}
        </OrderList>
      </CabinetPage>
    </Queries>
  )
}
