import { Provider } from 'jotai'
import type { createStore } from 'jotai'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import type { Page } from '../../runtime/navigation/define-page.ts'
import { AppFactsContext } from '../../runtime/brand/brand-context.ts'
import type { AppFacts } from '../../runtime/brand/brand-context.ts'
import type { Brand } from '../../runtime/brand/brand.ts'
import { store as ownStore } from '../../runtime/state/store.ts'

/** What makes an app: its brand and its pages. */
export interface AppDefinition {
  readonly brand: Brand
  readonly pages: readonly Page[]
}

export function servedRoutes({ pages }: AppDefinition): ReadonlySet<string> {
  return new Set(pages.map((page) => page.name))
}

interface AppProps {
  readonly definition: AppDefinition
  /** React Router around the pages: that of the browser, or that of the server. */
  readonly children: ReactNode
  /** What the page knows; where HTML is written, each page has its own. */
  readonly store?: ReturnType<typeof createStore>
}

/** What every page of an app finds around it. */
export function App({ definition, children, store = ownStore }: AppProps) {
  const facts: AppFacts = { brand: definition.brand, served: servedRoutes(definition) }
  return (
    <StrictMode>
      <Provider store={store}>
        <AppFactsContext value={facts}>{children}</AppFactsContext>
      </Provider>
    </StrictMode>
  )
}
