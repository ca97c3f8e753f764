import type { Decorator, Meta } from '@storybook/react-vite'
import type { SiteFacts } from '@proverka/api/contract'
import { routeByName, ROUTES } from '@proverka/domain/navigation'
import { initialCart } from '@proverka/domain/orders'
import { layOutAll } from '@proverka/page-engine/boot'
import { NOT_FOUND, pathPattern } from '@proverka/page-engine/page'
import { LinkProvider } from '@proverka/ui/primitives'
import type { AnchorProps } from '@proverka/ui/primitives'
import { Provider } from 'jotai'
import { Suspense, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router'
import { AppFactsContext } from '../runtime/brand/brand-context.ts'
import { siteFactsAtom } from '../runtime/brand/site-facts.ts'
import { cartAtom } from '../pages/purchase/checkout/state.ts'
import { getQueryClient } from '../runtime/data/query-client.ts'
import { pagesOfBoth } from '../app/routes/pages-of-both.ts'
import { store } from '../runtime/state/store.ts'
import type { PageModule } from '../runtime/navigation/define-page.ts'
import { accountFactsAtom, needsPasswordAtom, sessionEventAtom } from '../runtime/session/state.ts'
import type { AccountFacts } from '../runtime/session/state.ts'
import { fakeServer } from './fake-server.ts'
import type { FakeAnswer } from './fake-server.ts'
import { SAMPLE_BRANDS } from './sample-brands.ts'
import { sampleFacts } from './sample-facts.ts'

/** What a page meets in a story. */
export interface PageSituation {
  /** Path and query under which it is open. */
  readonly path: string
  /** State that another page has handed over. */
  readonly state?: object
  readonly visitor?: 'guest' | 'user'
  /** Role of the person that is signed in; a client when nothing is said. */
  readonly role?: number
  /** What the check of the token has said of the person. */
  readonly account?: AccountFacts
  /** What the server says of its site; without it the page is of the brand of the toolbar. */
  readonly facts?: SiteFacts
  /** All pages of the table are served, also those that no app has yet. */
  readonly servesAll?: boolean
  /** Calls that are answered; any other one fails. */
  readonly answers?: readonly FakeAnswer[]
  /** What the person has done before: the cart that was filled. */
  readonly before?: () => void
  /** The component is a page with its frame: the landmark of the content is its own. */
  readonly isWhole?: boolean
}

/** For stories: parameters of a page in a situation. */
export const inSituation = (situation: PageSituation) => ({ situation })

const SERVED = pagesOfBoth.map(({ name }) => name)
const ALL = ROUTES.map(({ name }) => name)

/**
 * For stories of pages: the page of a route in its situation, in the brand of the toolbar, without a server. The header
 * and the footer have stories of their own. Links lead nowhere.
 */
export function pageStories(page: PageModule) {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: ({ parameters, globals }) => {
      const { visitor = 'guest', role = 1, account, isWhole, answers = [], before } = situationOf(parameters)
      const brand = brandOf(parameters, globals)
      const facts =
        situationOf(parameters).facts ??
        (isWhole ? sampleFacts(brand === 'fiz' ? 'fiz-pro' : 'realty') : undefined)
      // The boot module does it on a page.
      layOutAll()
      sessionStorage.clear()
      // A link of an email leaves its token in the entry of history.
      history.replaceState(null, '')
      getQueryClient().clear()
      store.set(cartAtom, initialCart())
      store.set(needsPasswordAtom, false)
      store.set(sessionEventAtom, { kind: 'signed-out' })
      store.set(siteFactsAtom, facts)
      store.set(accountFactsAtom, account)
      if (visitor === 'user') {
        const user = { ...PERSON, role }
        store.set(sessionEventAtom, { kind: 'signed-in', token: 'story', user })
      }
      before?.()
      return fakeServer(answers)
    },
    decorators: [inApp],
    render: () => <page.Component />,
  } satisfies Partial<Meta>
}

const PERSON = {
  id: '00000000-0000-4000-8000-000000000009',
  email: 'vesna@example.com',
  name: 'Вера',
}

const situationOf = (parameters: Record<string, unknown>) => parameters['situation'] as PageSituation

const inApp: Decorator = (Story, { parameters, globals }) => (
  <Frame situation={situationOf(parameters)} brand={brandOf(parameters, globals)}>
    <Story />
  </Frame>
)

function brandOf(parameters: Record<string, unknown>, globals: Record<string, unknown>) {
  return situationOf(parameters).facts?.brand ?? (globals['brand'] === 'fiz' ? 'fiz' : 'realty')
}

interface FrameProps {
  readonly situation: PageSituation
  readonly brand: keyof typeof SAMPLE_BRANDS
  readonly children: ReactNode
}

function Frame({ situation: { path, state, servesAll, isWhole }, brand, children }: FrameProps) {
  const Content = isWhole ? 'div' : 'main'
  const served = servesAll ? ALL : SERVED
  const [router] = useState(() =>
    createMemoryRouter(
      [
        ...served.map((route) => ({ id: route, path: pathPattern(routeByName(route).path) })),
        { id: NOT_FOUND, path: '*' },
      ].map((route) => ({ ...route, element: children })),
      { initialEntries: [{ ...parsePath(path), state: state ?? null }] },
    ),
  )
  return (
    <Provider store={store}>
      <AppFactsContext value={{ brand: SAMPLE_BRANDS[brand], served: new Set(served) }}>
        <LinkProvider value={DeadAnchor}>
          <Content>
            <Suspense fallback={null}>
              <RouterProvider router={router} />
            </Suspense>
          </Content>
        </LinkProvider>
      </AppFactsContext>
    </Provider>
  )
}

function DeadAnchor({ href, children, onClick, ...rest }: AnchorProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    event.preventDefault()
  }
  return (
    <a {...rest} href={href} onClick={stay}>
      {children}
    </a>
  )
}
