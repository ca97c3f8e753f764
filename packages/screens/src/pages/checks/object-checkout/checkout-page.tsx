import { DeferredPage } from '@proverka/page-engine/react'
import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { CheckoutFrame, CheckoutScreen } from './checkout-screen.tsx'

export { loader } from '../../search/object/object-loader.ts'
export { handle } from '../../search/lookup/header-search.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <DeferredPage heading={<CheckoutFrame />}>
      <Queries>
        <CheckoutScreen objectKey={objectKey} key={objectKey} />
      </Queries>
    </DeferredPage>
  )
}
