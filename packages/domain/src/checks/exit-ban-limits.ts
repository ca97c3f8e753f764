import { formatMoney } from '../money/format-money.ts'

/** The debts from which bailiffs may ban leaving the country, roubles: art. 67 of the law 229-FZ. */
export const EXIT_BAN_LIMITS = {
  usual: 30_000,
  /** Alimony and harm at once, any other debt after two months of not paying. */
  low: 10_000,
} as const

/** The same in words, for anyone who states them: report, catalogue and landing page. */
export const EXIT_BAN_SUMS = {
  usual: formatMoney(EXIT_BAN_LIMITS.usual),
  low: formatMoney(EXIT_BAN_LIMITS.low),
} as const
