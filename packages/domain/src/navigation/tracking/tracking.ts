import { parseQuery } from '../routes/query.ts'
import { DAY_MS, SECOND_MS } from '../../timing/units.ts'

/** Life of the partner, affiliate and utm source cookies (CONST-27, TRACK-15..18). */
export const TRACKING_COOKIE_DAYS = 30
/** The same life as a cookie's Max-Age, in seconds. */
export const TRACKING_COOKIE_MAX_AGE = (TRACKING_COOKIE_DAYS * DAY_MS) / SECOND_MS
const PARTNER_TTL_MS = TRACKING_COOKIE_DAYS * DAY_MS

/** Campaigns that count as no campaign (CONST-33, TRACK-19). */
export const IGNORED_CAMPAIGNS: readonly string[] = ['freecloud']
/** Coupon of the free risk search (CONST-34, AMB-83). */
export const FREE_RISK_COUPON = 'freerisk'

/** Values from outside are cut to this length (FIND-10). */
const MAX_LENGTH = 256

/** Names of the affiliate network's parameters; the configuration may change them (AMB-80). */
export interface AffiliateNames {
  readonly uid: string
  readonly value: string
}

/** Names of the two affiliate parameters, which the configuration may change (AMB-80). */
export const AFFILIATE_NAMES: AffiliateNames = { uid: 'affiliate_uid', value: 'affiliate_value' }

/** What any page reads from its query (TRACK-01..11); absent and empty values are undefined. */
export interface TrackingQuery {
  readonly partnerId?: string
  readonly utmCampaign?: string
  readonly utmSource?: string
  readonly utmMedium?: string
  readonly utmCoupon?: string
  readonly utmContent?: string
  readonly utmTerm?: string
  readonly affiliateUid?: string
  readonly affiliateValue?: string
  readonly jwtToken?: string
  readonly id?: string
}

/** Reads the tracking parameters of a query string; an ignored campaign reads as none. */
export function readTracking(search: string, names: AffiliateNames = AFFILIATE_NAMES): TrackingQuery {
  const query = parseQuery(search)
  const take = (name: string): string | undefined => query[name]?.slice(0, MAX_LENGTH) || undefined
  const campaign = take('utm_campaign')
  const found: Record<keyof TrackingQuery, string | undefined> = {
    partnerId: take('partner_id'),
    utmCampaign: campaign !== undefined && IGNORED_CAMPAIGNS.includes(campaign) ? undefined : campaign,
    utmSource: take('utm_source'),
    utmMedium: take('utm_medium'),
    utmCoupon: take('utm_coupon'),
    utmContent: take('utm_content'),
    utmTerm: take('utm_term'),
    affiliateUid: take(names.uid),
    affiliateValue: take(names.value),
    // A token is longer than a campaign word and must not be cut.
    jwtToken: query['jwt_token'] || undefined,
    id: take('id'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Names of the cookies that a link may leave for 30 days, if the visitor allows cookies (DEC-16). */
export const trackingCookieNames = (names: AffiliateNames = AFFILIATE_NAMES): readonly string[] => [
  'partner_id',
  'utm_source',
  names.uid,
  names.value,
]

/** The values of an address that may live in cookies of their own, 30 days each (CONST-27, TRACK-15..18). */
export function trackingCookies(
  { partnerId, utmSource, affiliateUid, affiliateValue }: TrackingQuery,
  names: AffiliateNames = AFFILIATE_NAMES,
): readonly { readonly name: string; readonly value: string; readonly maxAge: number }[] {
  const values = [partnerId, utmSource, affiliateUid, affiliateValue]
  return trackingCookieNames(names).flatMap((name, index) => {
    const value = values[index]
    return value ? { name, value, maxAge: TRACKING_COOKIE_MAX_AGE } : []
  })
}

/** The campaign values of an address that live as long as the visit, by their names in the query (AMB-81). */
export function campaignValues(query: TrackingQuery): Readonly<Record<string, string>> {
  const values = {
    utm_campaign: query.utmCampaign,
    utm_medium: query.utmMedium,
    utm_coupon: query.utmCoupon,
    utm_content: query.utmContent,
    utm_term: query.utmTerm,
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** The partner as stored, with consent, in local storage under `auth.partner` (TRACK-12, TRACK-14); the timestamp is in milliseconds. */
export interface StoredPartner {
  readonly partner_id: string
  readonly timestamp: number
}

/**
 * The partner to keep: a new one from the address replaces the stored one, a stored one older than 30 days is cleared
 * (TRACK-13). `now` in milliseconds.
 */
export function partnerToKeep(
  stored: StoredPartner | undefined,
  fromUrl: string | undefined,
  now: number,
): StoredPartner | undefined {
  if (fromUrl !== undefined && fromUrl !== '') return { partner_id: fromUrl, timestamp: now }
  return stored !== undefined && now - stored.timestamp <= PARTNER_TTL_MS ? stored : undefined
}

/** The partner that an order names: a person cannot be the partner of an own order (AMB-79). */
export function partnerForOrder(
  stored: StoredPartner | undefined,
  ownPartnerId: string | undefined,
  now: number,
): string | undefined {
  const partner = partnerToKeep(stored, undefined, now)?.partner_id
  return partner === ownPartnerId ? undefined : partner
}
