import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { PageLocation, Router, RouterState } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('The page is not inside a router')
  return router
}

export function useRouterState(): RouterState {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, router.getState, router.getState)
}

export function useLocation(): PageLocation {
  return useRouterState().location
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

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate
}
