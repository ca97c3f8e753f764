import { contract } from '../contract/index.ts'
import { createClient } from './create-client.ts'
import type { ApiClient } from './client-types.ts'
import type { ApiClientOptions } from './create-client.ts'

/** One client for the whole API. `createClient` makes a smaller one of chosen areas. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createClient(contract, options)
}
