import { useParams } from 'react-router'
import { Queries } from '../data/queries.tsx'
import { OrderFrame, OrderScreen } from './order-screen.tsx'

export { loader } from './order-loader.ts'

export function Component() {
  const { id = '' } = useParams()
  return (
    <Queries>
      <OrderScreen orderId={id} key={id} />
    </Queries>
  )
}

export const Frame = OrderFrame
