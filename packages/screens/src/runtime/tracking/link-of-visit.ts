import { AFFILIATE_NAMES, type StoredPartner } from '@proverka/domain/navigation'
import { readCookie } from '../storage/cookies.ts'
import { readStored } from '../storage/storage.ts'
import { storedLinkOfVisit, storedPartner } from '../storage/stored-values.ts'

/** A value of the link of this visit by its name in the query; else of an earlier one, if cookies were allowed (DEC-16). */
export function linkValue(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return readStored(storedLinkOfVisit)?.values[name] ?? readCookie(name)
}

/** The affiliate's id that an order names. */
export const findAffiliateUid = (): string | undefined => linkValue(AFFILIATE_NAMES.uid)

/** The partner whose link this visit came by, else the one of an earlier visit, if cookies were allowed. */
export function partnerOfVisit(): StoredPartner | undefined {
  const link = readStored(storedLinkOfVisit)
  const partnerId = link?.values['partner_id']
  if (link && partnerId) return { partner_id: partnerId, timestamp: link.at }
  return readStored(storedPartner) ?? undefined
}
