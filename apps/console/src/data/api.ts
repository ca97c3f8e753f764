import { createClient } from '@proverka/api'
import { fetchEarly } from '@proverka/page-engine/browser'
import {
  admin,
  auth,
  maintenance,
  person,
  priceComponents,
  sources,
  staff,
  subjectRequests,
  system,
  watches,
} from '@proverka/api/calls'
import { store } from '@proverka/screens/runtime/state/store.ts'
import { currentToken, tokenAtom } from './token.ts'

/** The calls of the console. */
export const api = createClient(
  { admin, auth, maintenance, person, priceComponents, sources, staff, subjectRequests, system, watches },
  {
    baseUrl: '/api',
    getToken: currentToken,
    // The page has begun the calls of the first screen before the app ran.
    fetch: fetchEarly,
    // The session has ended: whoever is here signs in again and finds the screen that was open.
    onUnauthorised: (token) => {
      if (token === currentToken()) store.set(tokenAtom, undefined)
    },
  },
)
