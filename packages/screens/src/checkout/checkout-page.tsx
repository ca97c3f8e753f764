import { useParams } from 'react-router'
import { Queries } from '../data/queries.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <Queries>
      <CheckoutScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
