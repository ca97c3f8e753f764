import { contract } from '../contract/index.ts'
import { createClient } from './create-client.ts'
import type { ApiClientOptions, ClientOf } from './create-client.ts'

/** The functions of every call. */
export type ApiClient = ClientOf<typeof contract>

/** The functions of some areas, for what needs no more: `ApiPart<'orders'>`. */
export type ApiPart<Area extends keyof ApiClient> = Pick<ApiClient, Area>

/** One client for the whole API. `createClient` makes a smaller one of chosen areas. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createClient(contract, options)
}
