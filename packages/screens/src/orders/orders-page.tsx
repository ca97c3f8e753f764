import { Queries } from '../data/queries.tsx'
import { OrdersScreen } from './orders-screen.tsx'

export function Component() {
  return (
    <Queries>
      <OrdersScreen />
    </Queries>
  )
}
