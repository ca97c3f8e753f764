import { joinObjectKey } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { Navigate, useLocation, useParams } from 'react-router'
import { usePageName } from '../../../runtime/navigation/hooks.ts'

/** The duplicated object routes: the key had an unencoded slash; the canonical address takes their place (AMB-13). */
export function Component() {
  const { objectKey = '', objectKeyRest = '' } = useParams()
  const { search } = useLocation()
  const route = usePageName().startsWith('objectCheckout') ? 'objectCheckout-objectKey' : 'object-objectKey'
  return (
    <Navigate
      replace
      to={buildPath(route, { objectKey: joinObjectKey(objectKey, objectKeyRest) }) + search}
    />
  )
}
