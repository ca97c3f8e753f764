import type { ClientOf } from '@proverka/api'
import { account, apiToken, person } from '@proverka/api/calls'
import { connect } from '../../../runtime/data/api.ts'

/** Areas that no other page calls. */
export const SETTINGS_AREAS = { account, apiToken, person }

export type SettingsApi = ClientOf<typeof SETTINGS_AREAS>

let client: SettingsApi | undefined

/** The client of the settings. */
export function getSettingsApi(): SettingsApi {
  client ??= connect(SETTINGS_AREAS)
  return client
}
