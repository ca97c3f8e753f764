import { isLinkToken } from '@proverka/domain/navigation'

/**
 * Takes `jwt_token` out of the address before any request, log or counter sees it (SEC-01, AMB-07). The other
 * parameters stay; what cannot be a token counts as none.
 */
export function takeLinkToken(at: Location = location, states: History = history): string | undefined {
  if (!at.search.includes('jwt_token')) return undefined
  const url = new URL(at.href)
  const token = url.searchParams.get('jwt_token') ?? undefined
  url.searchParams.delete('jwt_token')
  states.replaceState(states.state, '', url.pathname + url.search + url.hash)
  return isLinkToken(token) ? token : undefined
}
