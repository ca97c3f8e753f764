import type { Period } from '../db/queries/partners.ts'

const DAY_MS = 86_400_000

/** The instants of days by Moscow time, YYYY-MM-DD, the last one included. */
export function moscowDays(from: string | undefined, to: string | undefined): Period {
  return {
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  }
}

/** Moscow has had no other time since 2014. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`)
