import { objectQueries } from '@proverka/api/queries'
import { isObjectInfoComplete } from '@proverka/domain/property'
import { PER_USER } from '@proverka/page-engine/page'
import type { LoaderFunctionArgs } from 'react-router'
import { stateOfNext } from '../../../runtime/navigation/navigation.ts'
import { prime } from '../../../runtime/navigation/prime.ts'
import { traceOf } from '../lookup/search-trace.ts'
import { untilTokenAsked } from '../../../runtime/session/until-token-asked.ts'
import { objectOf, originOfVisit, productsOf } from './data.ts'

/** The facts of an object, and its prices as soon as the register has confirmed it. */
export function loader({ params, request, context }: LoaderFunctionArgs): Promise<unknown> {
  const key = params['objectKey'] ?? ''
  const linkId = new URL(request.url).searchParams.get('id') ?? undefined
  return prime(context, async ({ api, queries, whenKnown }) => {
    const trace = traceOf(stateOfNext())
    // After a search that did not reach the register, the page says nothing about the object either.
    if (trace && trace.end !== 'none') return undefined
    const base = await queries.ensureQueryData(objectQueries.base(api, key, linkId))
    // What the page says about searches depends on the caller.
    if (!base.data.confirmed) return PER_USER
    const object = objectOf(key, base)
    // Prices depend on the caller (NAV-17).
    await whenKnown?.()
    await untilTokenAsked()
    const prices = base.data.no_number ? null : productsOf(api, object, originOfVisit())
    await Promise.all([
      ...(prices ? [queries.ensureQueryData(prices)] : []),
      ...(isObjectInfoComplete(object) ? [] : [queries.prefetchQuery(objectQueries.full(api, key))]),
    ])
    return undefined
  })
}
