import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { HeadingFirst } from '../../../runtime/page/heading-first.tsx'
import { CheckoutFrame, CheckoutScreen } from './checkout-screen.tsx'

export { loader } from '../../search/object/object-loader.ts'
export { handle } from '../../search/lookup/header-search.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <HeadingFirst heading={<CheckoutFrame />}>
      <Queries>
        <CheckoutScreen objectKey={objectKey} key={objectKey} />
      </Queries>
    </HeadingFirst>
  )
}
