import {
  campaignValues,
  partnerToKeep,
  readTracking,
  TRACKING_COOKIE_MAX_AGE,
  trackingCookieNames,
  trackingCookies,
} from '@proverka/domain/navigation'
import { cookieText, readCookie, writeCookie } from '../storage/cookies.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedDraft, storedLanding, storedLinkOfVisit, storedPartner } from '../storage/stored-values.ts'
import { isTrackingAllowed } from './is-tracking-allowed.ts'

/** Campaign values of this visit that have no cookie of their own (AMB-81). */
const storedCampaign = storedDraft('campaign')

/**
 * Stores where a visitor came from: partner, affiliate and campaign values of the link (TRACK-01..19), for the visit, and
 * for 30 days if cookies are allowed (DEC-16). The boot module has stored the link itself, so that it counts even if the
 * visitor leaves before the app runs; `search` is used on a page without one.
 */
export function rememberVisit(search: string, now: number = Date.now()): void {
  const landing = readStored(storedLanding) ?? { search, at: now }
  writeStored(storedLanding, null)
  const tracking = readTracking(landing.search)
  const named = trackingCookies(tracking).map(({ name, value }) => [name, value] as const)
  if (named.length > 0) {
    const values = { ...readStored(storedLinkOfVisit)?.values, ...Object.fromEntries(named) }
    writeStored(storedLinkOfVisit, { values, at: landing.at })
  }
  const campaign = campaignValues(tracking)
  if (Object.keys(campaign).length > 0)
    writeStored(storedCampaign, { ...readStored(storedCampaign), ...campaign })
  keepLinkIfAllowed(now)
}

/**
 * Lets the link outlive its visit if the visitor allows cookies, and removes what earlier links left if not: to be called
 * when a link has come, and when the question about cookies is answered.
 */
export function keepLinkIfAllowed(now: number = Date.now()): void {
  if (!isTrackingAllowed()) {
    writeStored(storedPartner, null)
    for (const name of trackingCookieNames())
      if (readCookie(name) !== undefined) writeCookie(cookieText(name, '', 0))
    return
  }
  const link = readStored(storedLinkOfVisit)
  const { partner_id: partnerId } = link?.values ?? {}
  const partner = partnerToKeep(readStored(storedPartner) ?? undefined, partnerId, link?.at ?? now)
  writeStored(storedPartner, partnerToKeep(partner, undefined, now) ?? null)
  for (const [name, value] of Object.entries(link?.values ?? {}))
    writeCookie(cookieText(name, value, TRACKING_COOKIE_MAX_AGE))
}

/** Does as if the visit had come without it. */
export function forgetCampaignValue(name: string): void {
  const { [name]: _, ...rest } = readStored(storedCampaign)
  writeStored(storedCampaign, rest)
}

/** All campaign values of this visit by their names in the query (TRACK-02, TRACK-04..07). */
export function campaignOfVisit(): Readonly<Record<string, string>> {
  return readStored(storedCampaign)
}

/** A campaign value of this visit, for example `utm_campaign`. */
export function campaignValue(name: string): string | undefined {
  return readStored(storedCampaign)[name]
}
