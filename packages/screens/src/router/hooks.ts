import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { PageRouter, RouterState } from './page-router.ts'

export { useLocation, useNavigate } from 'react-router'

export const PageRouterContext = createContext<PageRouter | undefined>(undefined)

export function usePageRouter(): PageRouter {
  const router = use(PageRouterContext)
  if (!router) throw new Error('The page is not inside a router')
  return router
}

export function useRouterState(): RouterState {
  const router = usePageRouter()
  return useSyncExternalStore(router.subscribe, router.getState, router.getState)
}

/** Parameters of the route by name, decoded once. */
export function useParams(): RouterState['params'] {
  return useRouterState().params
}

/** Name of the route that shows now; `not-found` for an address that is none. */
export function usePageName(): string {
  return useRouterState().name
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
