import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { NOT_FOUND } from './not-found.ts'

/** Name of the route that shows now; `not-found` for an address that is none. */
export function usePageName(): string {
  return useMatches().at(-1)?.id ?? NOT_FOUND
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
