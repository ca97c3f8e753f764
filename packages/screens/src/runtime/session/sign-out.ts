import { createClient } from '@proverka/api'
import { auth } from '@proverka/api/calls'
import { routeAfterSignOut, buildPath } from '@proverka/domain/navigation'
import { navigateTo } from '../navigation/navigation.ts'
import { resetQueries } from '../data/query-client.ts'
import { forgetDrafts } from '../storage/drafts.ts'
import { currentToken, forgetSession } from './session.ts'

/** Ends the session here and on the server; pages of the user area are left for the home page (NAV-12). */
export async function signOut(): Promise<void> {
  const token = currentToken()
  // The sign-out here and in other tabs does not wait for the server, which gets the previous token.
  const { auth: server } = createClient({ auth }, { baseUrl: '/api', getToken: () => token })
  const told = server.logout({ query: {} }).catch((error: unknown) => {
    console.error('Сервер не завершил сессию', error)
  })
  forgetSession()
  forgetDrafts()
  const target = routeAfterSignOut(location.pathname)
  if (target) navigateTo(buildPath(target))
  // With the next render the pages of the former person stop asking; only then is everything asked again.
  setTimeout(resetQueries)
  await told
}
