import { Queries } from '../../../runtime/data/queries.tsx'
import { OrdersScreen } from './orders-screen.tsx'

export { loader } from './orders-loader.ts'

export function Component() {
  return (
    <Queries>
      <OrdersScreen />
    </Queries>
  )
}
