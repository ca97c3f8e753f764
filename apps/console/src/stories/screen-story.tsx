import { admin, staff } from '@proverka/api/calls'
import { permissionsOf, type StaffRole } from '@proverka/domain/accounts'
import { createQueryClient } from '@proverka/screens/runtime/data/query-client.ts'
import { store } from '@proverka/screens/runtime/state/store.ts'
import { fakeServer, replies, type FakeAnswer } from '@proverka/screens/stories/fake-server.ts'
import { ShownNotices } from '@proverka/screens/runtime/notices/shown-notices.tsx'
import { LinkProvider } from '@proverka/ui/primitives'
import type { Decorator, Meta } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { OwnAnchor } from '../frame/own-anchor.tsx'
import type { OwnStaff } from '../session/own-staff.ts'
import { tokenAtom } from '../data/token.ts'
import '@proverka/ui/console'

/** What a screen meets in a story. */
export interface ScreenSituation {
  /** Address that is open, and the pattern of its route where it has parameters. */
  readonly path: string
  readonly route?: string
  /** Role of who looks; the chief when nothing is said. */
  readonly role?: StaffRole
  /** What the server says of who looks, in the place of what follows from the role. */
  readonly own?: OwnStaff
  /** Calls that are answered; any other one fails. */
  readonly answers?: readonly FakeAnswer[]
}

/** For stories: parameters of a screen in a situation. */
export const inSituation = (situation: ScreenSituation) => ({ situation })

/** For stories of screens: without a server and without the frame, which has a story of its own. */
export function screenStories({ Component }: { readonly Component: ComponentType }) {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: ({ parameters }) => {
      const { role = 'chief', own = ownStaff(role), answers = [] } = situationOf(parameters)
      store.set(tokenAtom, 'story')
      document.body.dataset['density'] = 'console'
      const leave = fakeServer([
        replies(staff.getOwnStaff, own),
        ...answers,
        replies(staff.listTableViews, { views: [] }),
        // No claims, unless a story has some.
        replies(admin.listClaims, { claims: [] }),
      ])
      return () => {
        delete document.body.dataset['density']
        leave()
      }
    },
    decorators: [inConsole],
    render: () => <Component />,
  } satisfies Partial<Meta>
}

const situationOf = (parameters: Record<string, unknown>) => parameters['situation'] as ScreenSituation

const inConsole: Decorator = (Story, { parameters }) => (
  <Surroundings situation={situationOf(parameters)}>
    <Story />
  </Surroundings>
)

function Surroundings({
  situation: { path, route = '*' },
  children,
}: {
  situation: ScreenSituation
  children: ReactNode
}) {
  const [queries] = useState(createQueryClient)
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: route, element: <Suspense>{children}</Suspense> },
        { path: '*', element: null },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <LinkProvider value={OwnAnchor}>
          <main style={{ padding: '18px 24px 28px' }}>
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
        <ShownNotices />
      </QueryClientProvider>
    </Provider>
  )
}

/** A member of the staff who has taken both steps. */
export const ownStaff = (role: StaffRole): OwnStaff => ({
  person_id: '00000000-0000-4000-8000-000000000001',
  email: 'vera@example.com',
  name: 'Вера Лунина',
  roles: [role],
  permissions: [...permissionsOf([role])],
  refusal: null,
  mail: true,
  factor: {
    is_needed: true,
    proven_at: '2026-11-25T08:00:00Z',
    fresh_until: null,
    codes_available: true,
    app_since: '2026-11-01T08:00:00Z',
    passkeys: [],
    recovery_codes_left: 10,
  },
})
