import { store } from '../state/store.ts'
import { userKey } from '../storage/storage-keys.ts'
import { currentToken, readOwnToken } from './session.ts'
import { refusedTokenAtom, takenTokenAtom } from './state.ts'

/**
 * Tabs of one browser agree on who is signed in, and under which name: at once after a sign-in, a sign-out or a change of
 * the name, and when a tab is looked at again that has missed one, or comes back from the history.
 */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== userKey.key) return
    followTwice()
    setTimeout(followPerson, COOKIE_MS)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  document.addEventListener('visibilitychange', () => !document.hidden && follow())
  // What another tab did while this one was starting.
  followTwice()
}

/** What another tab wrote into the cookies may be seen a moment later than what it wrote into the storage. */
const COOKIE_MS = 500

function followTwice(): void {
  follow()
  setTimeout(follow, COOKIE_MS)
}

function follow(): void {
  const token = readOwnToken()
  if (token === currentToken()) return
  void import('./verify-session.ts').then(({ followOtherTab }) => followOtherTab(token))
}

/** Another tab received another name or address of the user who is signed in here as well. */
function followPerson(): void {
  void import('./verify-session.ts').then(({ followRenaming }) => followRenaming())
}

/** Acts on calls that are refused for their token, and on those that have taken one over. */
export function followTokens(): void {
  store.sub(refusedTokenAtom, () => {
    const refused = store.get(refusedTokenAtom)
    if (refused) void import('./verify-session.ts').then(({ endRefused }) => endRefused(refused.token))
  })
  store.sub(takenTokenAtom, () => {
    void import('./verify-session.ts')
      .then(({ verifySession }) => verifySession())
      .catch((error: unknown) => console.error('Проверка входа не удалась', error))
  })
}
