import { toKopecks, toRoubles } from '../../money/kopecks.ts'

/** Share of the invitee's first top-up that the referrer receives (CONST-06). */
export const REFERRAL_RATE = 0.5
/** The lowest top-up that counts, roubles (CONST-07). */
export const REFERRAL_THRESHOLD = 5000
/** What the referrer reads once the link is in the clipboard (REF-06). */
export const LINK_COPIED_TEXT = 'Ссылка скопирована в буфер обмена'

/** The referrer's bonus in roubles; once per invitee, smaller top-ups do not use it up (REF-01..03, AMB-37). */
export function referralBonus(topUp: number, alreadyGiven: boolean): number {
  if (alreadyGiven || !(topUp >= REFERRAL_THRESHOLD)) return 0
  return toRoubles(Math.round(toKopecks(topUp) * REFERRAL_RATE))
}
