import type { Period } from './queries/partners/partners.ts'
import { DAY_MS, startOfMoscowDay } from '@proverka/domain/timing'

/** The instants of days by Moscow time, YYYY-MM-DD, the last one included. */
export function moscowDays(from: string | undefined, to: string | undefined): Period {
  return {
    from: from === undefined ? undefined : new Date(startOfMoscowDay(from)),
    until: to === undefined ? undefined : new Date(startOfMoscowDay(to) + DAY_MS),
  }
}
