import { buildPath } from '@proverka/domain/site'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { Queries } from '../app/queries.tsx'
import { fetchPageAhead } from '../router/fetch-page-ahead.ts'
import { ObjectScreen } from './object-screen.tsx'

export function Component() {
  const { objectKey = '' } = useParams()
  useEffect(() => fetchPageAhead(buildPath('objectCheckout-objectKey', { objectKey })), [objectKey])
  return (
    <Queries>
      <ObjectScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
