import { campaignValues, partnerToKeep, readTracking, trackingCookies } from '@proverka/domain/orders'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedDraft, storedLanding, storedPartner, storedVisitLanding } from '../storage/stored-values.ts'
import type { Landing, StoredValue } from '../storage/stored-values.ts'
import { cookieText, writeCookie } from '../storage/cookies.ts'

/** Campaign values of this visit that have no cookie of their own (AMB-81). */
const storedCampaign = storedDraft('campaign')

/**
 * Stores where a visitor came from: partner, affiliate and campaign values of the link (TRACK-01..19). The boot module
 * has stored the link itself, so that it counts even if the visitor leaves before the app runs; `search` is used on a
 * page without one.
 */
export function rememberVisit(search: string, now: number = Date.now()): void {
  const landing = takeLanding(storedLanding) ?? { search, at: now }
  const tracking = readTracking(landing.search)
  const partner = partnerToKeep(readStored(storedPartner) ?? undefined, tracking.partnerId, landing.at)
  writeStored(storedPartner, partnerToKeep(partner, undefined, now) ?? null)
  for (const { name, value, maxAge } of trackingCookies(tracking))
    writeCookie(cookieText(name, value, maxAge))
  const visit = takeLanding(storedVisitLanding)?.search ?? search
  const campaign = campaignValues(readTracking(visit))
  if (Object.keys(campaign).length > 0)
    writeStored(storedCampaign, { ...readStored(storedCampaign), ...campaign })
}

function takeLanding(kept: StoredValue<Landing | null>): Landing | null {
  const landing = readStored(kept)
  writeStored(kept, null)
  return landing
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
