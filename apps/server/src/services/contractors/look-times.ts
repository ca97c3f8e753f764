import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { ContractorPauses } from '../../platform/config/contractor-settings.ts'
import type { AppContext } from '../context.ts'

/** As the work with contractors is spared where nothing else is configured. */
export const CONTRACTOR_PAUSES: ContractorPauses = {
  leaseMs: 5 * MINUTE_MS,
  retryMs: MINUTE_MS,
  noMoneyMs: 5 * MINUTE_MS,
  measureMs: 10 * MINUTE_MS,
  looksMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  laterMs: HOUR_MS,
}

export const pausesOf = ({ config }: Pick<AppContext, 'config'>): ContractorPauses => ({
  ...CONTRACTOR_PAUSES,
  ...config.contractors?.pauses,
})

/**
 * When an order that was placed at `orderedAt` is looked at next. A look that came late counts for all that it is late
 * for: after a day without a server each order is looked at once.
 */
export function nextLook(
  { looksMs, laterMs }: Pick<ContractorPauses, 'looksMs' | 'laterMs'>,
  orderedAt: Date,
  now: Date,
): Date {
  const age = now.getTime() - orderedAt.getTime()
  const listed = looksMs.find((lookMs) => lookMs > age)
  return new Date(orderedAt.getTime() + (listed ?? (Math.floor(age / laterMs) + 1) * laterMs))
}
