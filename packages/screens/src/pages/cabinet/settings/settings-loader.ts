import type { LoaderFunctionArgs } from 'react-router'
import { prime } from '../../../runtime/navigation/prime.ts'
import { SETTINGS_AREAS } from './settings-api.ts'
import { settingsQueries } from './settings-queries.ts'

/**
 * The account and what its panels show, so that none of them waits for another; the last panel asks for itself, since a
 * client begins five calls a second.
 */
export function loader({ context }: LoaderFunctionArgs): Promise<unknown> {
  return prime(context, async ({ connect, queries, whenKnown }) => {
    const api = connect(SETTINGS_AREAS)
    await whenKnown?.()
    await Promise.all([
      queries.ensureQueryData(settingsQueries.account(api)),
      queries.ensureQueryData(settingsQueries.sessions(api)),
      queries.ensureQueryData(settingsQueries.consents(api)),
      queries.ensureQueryData(settingsQueries.exported(api)),
      queries.ensureQueryData(settingsQueries.apiToken(api)),
    ])
  })
}
