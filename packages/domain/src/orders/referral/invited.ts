import { REFERRAL_THRESHOLD } from './referral.ts'

/** What an invited person has done, as far as the bonus for him goes; roubles. */
export interface InvitedFacts {
  /** The largest of his top-ups, nothing before the first. */
  readonly largestTopUp: number
  /** What came to the referrer for him and was not taken back. */
  readonly bonus: number
  /** The bonus was booked and taken back: his top-up was returned to him. */
  readonly takenBack: boolean
}

/** Why a bonus came, or has not come yet (REF-01..03); `no-bonus`: a top-up is large enough, and nothing was booked for it. */
export type InvitedState = 'paid' | 'taken-back' | 'too-little' | 'no-top-up' | 'no-bonus'

/** The state of the bonus for an invited person. */
export function invitedState({ largestTopUp, bonus, takenBack }: InvitedFacts): InvitedState {
  if (bonus > 0) return 'paid'
  if (takenBack) return 'taken-back'
  if (largestTopUp >= REFERRAL_THRESHOLD) return 'no-bonus'
  return largestTopUp > 0 ? 'too-little' : 'no-top-up'
}
