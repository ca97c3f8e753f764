import type { PartnerPeriod } from '@proverka/api/queries'
import { addDays, moscowDate } from '@proverka/domain/timing'

/** The last days that the statistics begin with. */
export const FIRST_DAYS = 14

/** The last days by Moscow time, today included. */
export function lastDays(count: number, now: number): Required<PartnerPeriod> {
  const today = moscowDate(now)
  return { from: addDays(today, 1 - count), to: today }
}
