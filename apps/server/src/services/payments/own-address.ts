import type { AppContext } from '../context.ts'

/**
 * An address to send a payer back to, as an absolute one that every browser reads alike; '' for one that leads off the
 * site on which the order is placed. A sign-in token is taken out (AMB-07).
 */
export function ownAddress(context: Pick<AppContext, 'originOf'>, siteKey: string, given: string): string {
  if (given === '') return ''
  const site = new URL(context.originOf(siteKey))
  const url = URL.parse(given, site)
  // Not `origin`: a `blob:` address has that of the address inside.
  if (url?.protocol !== site.protocol || url.host !== site.host) return ''
  // A name before the host looks like another host to people.
  if (url.username !== '' || url.password !== '') return ''
  if (url.searchParams.has('jwt_token')) url.searchParams.delete('jwt_token')
  return url.href
}
