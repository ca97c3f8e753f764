import { createApiClient } from '@proverka/api'
import type { ApiClient } from '@proverka/api'
import { currentToken, forgetSession } from '../session/session.ts'

let client: ApiClient | undefined

/**
 * The one client of the page. It is made on first use: the module is heavy, so only chunks that need data import it.
 */
export function getApi(): ApiClient {
  client ??= createApiClient({
    baseUrl: '/api',
    getToken: currentToken,
    sourceSite: location.hostname,
    onUnauthorised: forgetSession,
  })
  return client
}
