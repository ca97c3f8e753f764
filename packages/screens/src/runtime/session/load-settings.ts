import { person } from '@proverka/api/calls'
import { hasAiReport } from '@proverka/domain/accounts'
import { connect } from '../data/api.ts'
import { store } from '../state/store.ts'
import { currentToken } from './session.ts'
import { accountFactsAtom } from './state.ts'

/** Loads the settings after a sign-in (AUTH-35). The sign-in does not wait for them; a failure is only logged. */
export function loadSettings(): void {
  const token = currentToken()
  connect({ person })
    .person.getSettings()
    .then((settings) => {
      // The person may have left or changed in the meantime.
      if (currentToken() !== token) return
      store.set(accountFactsAtom, (facts) => facts && { ...facts, hasAiReport: hasAiReport(settings) })
    })
    .catch((error: unknown) => console.error('Настройки не пришли', error))
}
