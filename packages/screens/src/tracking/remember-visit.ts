import { AFFILIATE_NAMES, partnerToKeep, readTracking } from '@proverka/domain/site'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedDraft, storedPartner } from '../storage/stored-values.ts'
import { trackingCookie, writeCookie } from '../storage/cookies.ts'

/** Campaign values of this visit that have no cookie of their own (AMB-81). */
const storedCampaign = storedDraft('campaign')

/** Keeps where a visitor came from: partner, affiliate and campaign values of the address (TRACK-01..19). */
export function rememberVisit(search: string = location.search, now: number = Date.now()): void {
  const tracking = readTracking(search)
  const partner = partnerToKeep(readStored(storedPartner) ?? undefined, tracking.partnerId, now)
  writeStored(storedPartner, partner ?? null)
  const cookies = {
    partner_id: tracking.partnerId,
    utm_source: tracking.utmSource,
    [AFFILIATE_NAMES.uid]: tracking.affiliateUid,
    [AFFILIATE_NAMES.value]: tracking.affiliateValue,
  }
  for (const [name, value] of Object.entries(cookies)) {
    if (value !== undefined) writeCookie(trackingCookie(name, value))
  }
  const campaign = Object.entries({
    utm_campaign: tracking.utmCampaign,
    utm_medium: tracking.utmMedium,
    utm_coupon: tracking.utmCoupon,
    utm_content: tracking.utmContent,
    utm_term: tracking.utmTerm,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (campaign.length > 0)
    writeStored(storedCampaign, { ...readStored(storedCampaign), ...Object.fromEntries(campaign) })
}

/** Does as if the visit had come without it. */
export function forgetCampaignValue(name: string): void {
  const { [name]: _, ...rest } = readStored(storedCampaign)
  writeStored(storedCampaign, rest)
}

/** A campaign value of this visit, for example `utm_campaign`. */
export function campaignValue(name: string): string | undefined {
  return readStored(storedCampaign)[name]
}
