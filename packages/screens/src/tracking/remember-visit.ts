import { campaignValues, partnerToKeep, readTracking, trackingCookies } from '@proverka/domain/orders'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedDraft, storedPartner } from '../storage/stored-values.ts'
import { cookieText, writeCookie } from '../storage/cookies.ts'

/** Campaign values of this visit that have no cookie of their own (AMB-81). */
const storedCampaign = storedDraft('campaign')

/** Keeps where a visitor came from: partner, affiliate and campaign values of the address (TRACK-01..19). */
export function rememberVisit(search: string = location.search, now: number = Date.now()): void {
  const tracking = readTracking(search)
  const partner = partnerToKeep(readStored(storedPartner) ?? undefined, tracking.partnerId, now)
  writeStored(storedPartner, partner ?? null)
  for (const { name, value, maxAge } of trackingCookies(tracking))
    writeCookie(cookieText(name, value, maxAge))
  const campaign = campaignValues(tracking)
  if (Object.keys(campaign).length > 0)
    writeStored(storedCampaign, { ...readStored(storedCampaign), ...campaign })
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
