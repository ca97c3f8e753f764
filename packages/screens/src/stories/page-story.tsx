import type { Decorator, Meta } from '@storybook/react-vite'
import { LinkProvider } from '@proverka/ui/primitives'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { Router } from 'react-router'
import { AppFactsContext } from '../app/brand-context.ts'
import { getQueryClient } from '../app/query-client.ts'
import { sharedPages } from '../app/shared-pages.ts'
import { store } from '../app/store.ts'
import { RouterAnchor } from '../layout/router-anchor.tsx'
import { PageRouterContext } from '../router/hooks.ts'
import type { PageModule } from '../router/page-entry.ts'
import { locationOf, PageRouter } from '../router/page-router.ts'
import { needsPasswordAtom, sessionEventAtom } from '../session/state.ts'
import { fakeServer } from './fake-server.ts'
import type { FakeAnswer } from './fake-server.ts'
import { SAMPLE_BRANDS } from './sample-brands.ts'

/** What a page meets in a story. */
export interface PageSituation {
  /** Path and query under which it is open. */
  readonly path: string
  /** State that another page has handed over. */
  readonly state?: object
  readonly visitor?: 'guest' | 'user'
  /** Calls that are answered; any other one fails. */
  readonly answers?: readonly FakeAnswer[]
  /** What the person has done before: the cart that was filled. */
  readonly before?: () => void
}

/** For stories: parameters of a page in a situation. */
export const inSituation = (situation: PageSituation) => ({ situation })

const served = new Set(sharedPages.map(({ route }) => route))
const nowhere = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }

/**
 * For stories of pages: the page of a route in its situation, in the brand of the toolbar, without a server. The header
 * and the footer have stories of their own. Links lead nowhere.
 */
export function pageStories(page: PageModule) {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: ({ parameters }) => {
      const { visitor = 'guest', answers = [], before } = situationOf(parameters)
      sessionStorage.clear()
      getQueryClient().clear()
      store.set(needsPasswordAtom, false)
      store.set(sessionEventAtom, { kind: 'signed-out' })
      if (visitor === 'user') store.set(sessionEventAtom, { kind: 'signed-in', token: 'story', user: PERSON })
      before?.()
      return fakeServer(answers)
    },
    loaders: [
      async ({ parameters }) => {
        const { path, state } = situationOf(parameters)
        const load = async () => page
        const router = new PageRouter(
          sharedPages.map(({ route }) => ({ route, load })),
          { route: 'not-found', load },
        )
        const { pathname, search } = new URL(path, location.href)
        await router.open({ ...locationOf(pathname), search, state: state ?? null })
        return { router }
      },
    ],
    decorators: [inApp],
    render: () => <page.Component />,
  } satisfies Partial<Meta>
}

const PERSON = {
  id: '00000000-0000-4000-8000-000000000009',
  email: 'vesna@example.com',
  name: 'Вера',
  role: 1,
}

const situationOf = (parameters: Record<string, unknown>) => parameters['situation'] as PageSituation

const inApp: Decorator = (Story, { loaded, globals }) => {
  const router = loaded['router'] as PageRouter
  const brand = SAMPLE_BRANDS[globals['brand'] === 'fiz' ? 'fiz' : 'realty']
  return (
    <Provider store={store}>
      <AppFactsContext value={{ brand, served }}>
        <PageRouterContext value={router}>
          <Router location={router.getState().location} navigator={nowhere}>
            <LinkProvider value={RouterAnchor}>
              <main>
                <Suspense fallback={null}>
                  <Story />
                </Suspense>
              </main>
            </LinkProvider>
          </Router>
        </PageRouterContext>
      </AppFactsContext>
    </Provider>
  )
}
