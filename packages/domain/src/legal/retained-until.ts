import { DATA_DESTRUCTION_DAYS } from './privacy-policy.ts'
import { DAY_MS, MOSCOW_OFFSET_MS } from '../timing/units.ts'

/** Payment documents are retained for five years after the year of the payment (article 23 of the Tax Code). */
const PAPER_YEARS = 5
/** Moscow is three hours ahead of UTC, all year. */

/**
 * Until when the law keeps what is left of an account that is deleted at an instant: the log of consents for the days
 * in which withdrawn data are destroyed, papers to the end of the fifth year after the last payment.
 */
export function retainedUntil(
  deletedAt: Date,
  lastPaidAt: Date | undefined,
): { readonly consents: Date; readonly papers: Date | null } {
  const consents = new Date(deletedAt.getTime() + DATA_DESTRUCTION_DAYS * DAY_MS)
  if (lastPaidAt === undefined) return { consents, papers: null }
  const paidYear = new Date(lastPaidAt.getTime() + MOSCOW_OFFSET_MS).getUTCFullYear()
  // The last second of the year in Moscow.
  return { consents, papers: new Date(Date.UTC(paidYear + PAPER_YEARS + 1, 0, 1) - MOSCOW_OFFSET_MS - 1000) }
}
