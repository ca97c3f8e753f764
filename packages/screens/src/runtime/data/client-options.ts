import { refusedTokenAtom } from '../session/state.ts'
import { linkValue } from '../tracking/link-of-visit.ts'
import { store } from '../state/store.ts'
import { tokenOfCall } from './token-of-call.ts'

/** What every client of the page calls with; a refused token may be one that another tab has replaced. */
export const clientOptions = {
  baseUrl: '/api',
  getToken: tokenOfCall,
  sourceSite: typeof location === 'undefined' ? '' : location.hostname,
  getVisitSource: () => linkValue('utm_source'),
  onUnauthorised: (token: string) => store.set(refusedTokenAtom, { token }),
}
