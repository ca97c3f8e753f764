import { Provider } from 'jotai'
import { lazy, StrictMode, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Router } from 'react-router'
import { PageRouterContext, usePageRouter, useRouterState } from '../router/hooks.ts'
import { PageBoundary } from '../router/page-boundary.tsx'
import { PageRouter } from '../router/page-router.ts'
import type { Guard } from '../router/page-router.ts'
import type { PageEntry } from '../router/page-entry.ts'
import { AppLayout } from './app-layout.tsx'
import { AppFactsContext } from './brand-context.ts'
import type { AppFacts } from './brand-context.ts'
import type { Brand } from './brand.ts'
import { store } from './store.ts'

/** What makes an app: its brand and its pages. */
export interface AppDefinition {
  readonly brand: Brand
  readonly pages: readonly PageEntry[]
}

const loadErrorPage = () => import('../error/error-page.tsx')

/** The page of an address that is none; prerendered as the body of 404 answers. */
const NOT_FOUND_PAGE: PageEntry = {
  route: 'not-found',
  load: async () => ({ Component: (await loadErrorPage()).ErrorPage }),
}

const LazyErrorPage = lazy(async () => ({ default: (await loadErrorPage()).ErrorPage }))

export function servedRoutes({ pages }: AppDefinition): ReadonlySet<string> {
  return new Set(pages.map((page) => page.route))
}

export function createRouter(definition: AppDefinition, guard?: Guard): PageRouter {
  return new PageRouter(definition.pages, NOT_FOUND_PAGE, guard)
}

interface AppProps {
  readonly definition: AppDefinition
  readonly router: PageRouter
  /** Called once the page stands: what it does may change what the page shows. */
  readonly onReady?: () => void
}

/** The whole app around one router. */
export function App({ definition, router, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  const facts: AppFacts = { brand: definition.brand, served: servedRoutes(definition) }
  return (
    <StrictMode>
      <Provider store={store}>
        <AppFactsContext value={facts}>
          <PageRouterContext value={router}>
            <Routed>
              <AppLayout>
                <CurrentPage />
              </AppLayout>
            </Routed>
          </PageRouterContext>
        </AppFactsContext>
      </Provider>
    </StrictMode>
  )
}

/** React Router around the page that shows: its hooks read the location, and navigate through our door. */
function Routed({ children }: { children: ReactNode }) {
  const { navigator } = usePageRouter()
  const { location } = useRouterState()
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function CurrentPage() {
  const { Page, error, location } = useRouterState()
  if (!Page) return <Failure error={error} />
  return (
    <PageBoundary key={location.pathname} renderError={(failure) => <Failure error={failure} />}>
      <Page />
    </PageBoundary>
  )
}

/** A page that failed; a failure without a reason is still one, not a 404. */
function Failure({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <LazyErrorPage error={error ?? new Error('Страница не показана')} />
    </Suspense>
  )
}
