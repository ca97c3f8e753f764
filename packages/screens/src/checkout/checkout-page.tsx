import { Queries } from '../app/queries.tsx'
import { useParams } from '../router/hooks.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <Queries>
      <CheckoutScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
