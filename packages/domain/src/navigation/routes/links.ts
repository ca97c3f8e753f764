import { withoutTrailingSlash } from './trailing-slash.ts'
import { buildQuery, encodePart } from './query.ts'

/**
 * The address to which a payment page sends the payer back: the current one with `regorder=true` set once (NAV-19,
 * AMB-24). A sign-in token is taken out: it must not reach the payment provider (AMB-07).
 */
export function paymentReturnUrl(href: string): string {
  return withQuery(href, ['regorder', 'jwt_token'], ['regorder=true'])
}

/** An address without a sign-in token: it must not be sent on or logged (AMB-07). */
export function withoutSignInToken(href: string): string {
  return withQuery(href, ['jwt_token'], [])
}

/** What a registration link of a partner carries; empty values are left out. */
export interface RegistrationLinkParts {
  readonly partner_id: string
  readonly utm_campaign?: string
  readonly utm_source?: string
  readonly utm_medium?: string
  readonly utm_content?: string
  readonly utm_term?: string
}

/** A partner's link `/?partner_id=...` with the campaign values that are not empty (NAV-20). */
export function registrationLink(parts: RegistrationLinkParts): string {
  const { partner_id, utm_campaign, utm_source, utm_medium, utm_content, utm_term } = parts
  return `/${buildQuery({ partner_id, utm_campaign, utm_source, utm_medium, utm_content, utm_term })}`
}

/** The address of a page of a check in mails and PDFs: origin and path with the id encoded. */
export function reportLink(origin: string, orderItemId: string): string {
  return `${withoutTrailingSlash(origin)}/report/${encodePart(orderItemId)}/`
}

/** Address of the difference of two reports on one subject. */
export function differenceLink(origin: string, orderItemId: string, otherId: string): string {
  return `${origin}/report/${encodeURIComponent(orderItemId)}/difference/${encodeURIComponent(otherId)}/`
}

/**
 * Where an email about an order leads: to the report of an order of one part, to the order otherwise. The one place that
 * knows it.
 */
export function orderPath(orderId: string, items: readonly { readonly id: string }[]): string {
  const [only, more] = items
  return only && !more ? `/report/${encodePart(only.id)}/` : `/order/${encodePart(orderId)}/`
}

function withQuery(href: string, dropped: readonly string[], added: readonly string[]): string {
  const [address, hash] = splitAt(typeof href === 'string' ? href : '', '#')
  const [path, search] = splitAt(address, '?')
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !dropped.includes(splitAt(pair, '=')[0]))
  const pairs = [...kept, ...added]
  return `${path}${pairs.length === 0 ? '' : '?'}${pairs.join('&')}${hash}`
}

/** The text before a mark and the rest with it. */
function splitAt(text: string, mark: string): readonly [string, string] {
  const cut = text.indexOf(mark)
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut)]
}
