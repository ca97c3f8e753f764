import { routeAfterSignOut, buildPath } from '@proverka/domain/navigation'
import { getApi } from '../data/api.ts'
import { navigateTo } from '../router/navigation.ts'
import { resetQueries } from '../data/query-client.ts'
import { forgetSession } from './session.ts'

/** Ends the session here and on the server; pages of the user area are left for the home page (NAV-12). */
export async function signOut(): Promise<void> {
  try {
    await getApi().auth.logout({ query: {} })
  } catch (error) {
    // The token is forgotten here in any case.
    console.error('Сервер не завершил сессию', error)
  }
  forgetSession()
  const target = routeAfterSignOut(location.pathname)
  if (target) navigateTo(buildPath(target))
  // With the next render the pages of the former person stop asking; only then is everything asked again.
  setTimeout(resetQueries)
}
