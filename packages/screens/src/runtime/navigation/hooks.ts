import { NOT_FOUND } from '@proverka/page-engine/page'
import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

/** Name of the route that shows now; `not-found` for an address that is none. */
export function usePageName(): string {
  return useMatches().at(-1)?.id ?? NOT_FOUND
}

/** The search line for the header of the page that shows now, where it has one. */
export function useHeaderSearch(): RouteHandle['HeaderSearch'] | undefined {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  return handle?.hasOwnSearch(match?.loaderData) ? undefined : handle?.HeaderSearch
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
