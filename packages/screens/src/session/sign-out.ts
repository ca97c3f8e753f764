import { routeAfterSignOut, buildPath } from '@proverka/domain/site'
import { getApi } from '../app/api.ts'
import { navigateTo } from '../app/navigation.ts'
import { resetQueries } from '../app/query-client.ts'
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
  // With the next render the pages of the former person stop asking; only then is everything asked anew.
  setTimeout(resetQueries)
}
