import { useParams } from 'react-router'
import { Queries } from '../app/queries.tsx'
import { CheckoutFrame, CheckoutScreen } from './checkout-screen.tsx'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <Queries>
      <CheckoutScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}

export const Frame = CheckoutFrame
