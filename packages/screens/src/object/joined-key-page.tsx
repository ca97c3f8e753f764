import { joinObjectKey } from '@proverka/domain'
import { buildPath } from '@proverka/domain/site'
import { useLocation, usePageName, useParams } from '../router/hooks.ts'
import { Navigate } from '../router/link.tsx'

/** The duplicated object routes: the key had an unencoded slash; the canonical address takes their place (AMB-13). */
export function Component() {
  const { objectKey = '', objectKeyRest = '' } = useParams()
  const { search } = useLocation()
  const route = usePageName().startsWith('objectCheckout') ? 'objectCheckout-objectKey' : 'object-objectKey'
  return <Navigate to={buildPath(route, { objectKey: joinObjectKey(objectKey, objectKeyRest) }) + search} />
}
