import type { ClientOf } from '@proverka/api'
import { watches } from '@proverka/api/calls'
import { connect } from '../../../runtime/data/api.ts'

/** The area that only pages of watches and the settings call. */
export const WATCH_AREAS = { watches }

let client: ClientOf<typeof WATCH_AREAS> | undefined

/** The client of watches. */
export function getWatchApi(): ClientOf<typeof WATCH_AREAS> {
  client ??= connect(WATCH_AREAS)
  return client
}
