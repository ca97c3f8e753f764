import { buildPath } from '@proverka/domain/navigation'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { Queries } from '../data/queries.tsx'
import { prefetchPage } from '../router/prefetch-page.ts'
import { ObjectScreen } from './object-screen.tsx'

export { loader } from './object-loader.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  useEffect(() => prefetchPage(buildPath('objectCheckout-objectKey', { objectKey })), [objectKey])
  return (
    <Queries>
      <ObjectScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
