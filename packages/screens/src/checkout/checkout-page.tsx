import { useParams } from 'react-router'
import { Queries } from '../data/queries.tsx'
import { HeadingFirst } from '../router/heading-first.tsx'
import { CheckoutFrame, CheckoutScreen } from './checkout-screen.tsx'

export { loader } from '../object/object-loader.ts'
export { handle } from '../search/header-search.ts'

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
