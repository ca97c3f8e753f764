import { createQueryClient } from '@proverka/screens/runtime/data/query-client.ts'
import { ShownNotices } from '@proverka/screens/runtime/notices/shown-notices.tsx'
import { store } from '@proverka/screens/runtime/state/store.ts'
import { LinkProvider } from '@proverka/ui/primitives'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { FailedScreen } from '../frame/failed-screen.tsx'
import { NoSuchScreen } from '../frame/no-such-screen.tsx'
import { OwnAnchor } from '../frame/own-anchor.tsx'
import { Gate } from '../session/gate.tsx'
import { ownStaffQuery } from '../session/own-staff.ts'
import { currentToken } from '../data/token.ts'
import { tableViewsQuery } from '../parts/list-table/use-table-views.ts'
import { todayQuery } from '../screens/today/today-query.ts'
import { OpenScreen } from './open-screen.tsx'
import { SCREENS } from '../screens/screens.ts'

const queries = createQueryClient()

// What every screen needs is asked for while its code is still on the way.
if (currentToken() !== undefined) {
  void queries.prefetchQuery(ownStaffQuery)
  void queries.prefetchQuery(tableViewsQuery)
  if (location.pathname === '/') void queries.prefetchQuery(todayQuery)
}

const router = createBrowserRouter([
  {
    element: (
      <LinkProvider value={OwnAnchor}>
        <Gate>
          <Frame />
        </Gate>
      </LinkProvider>
    ),
    // Nothing is shown before the first screen has come: it takes a moment, and a flash of an empty frame longer.
    HydrateFallback: () => null,
    children: [
      ...SCREENS.map((screen) => ({
        path: screen.path,
        errorElement: <FailedScreen />,
        lazy: async () => {
          const { Component } = await screen.load()
          return { element: <OpenScreen screen={screen} Component={Component} /> }
        },
      })),
      { path: '*', element: <NoSuchScreen /> },
    ],
  },
])

export function Console() {
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <ShownNotices />
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  )
}
