import { createClient } from '@proverka/api'
import type { ClientOf } from '@proverka/api'
import { account, apiToken, person } from '@proverka/api/calls'
import { clientOptions } from '../data/client-options.ts'

const AREAS = { account, apiToken, person }

let client: ClientOf<typeof AREAS> | undefined

/** The client of the settings: areas that no other page calls. */
export function getSettingsApi(): ClientOf<typeof AREAS> {
  client ??= createClient(AREAS, clientOptions)
  return client
}
