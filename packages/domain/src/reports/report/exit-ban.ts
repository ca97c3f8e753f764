import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import type { SummaryFact } from './summary-fact.ts'

/** From which debt bailiffs may close the way abroad, roubles: art. 67 of the law 229-FZ. */
export const EXIT_BAN_LIMITS = {
  usual: 30_000,
  /** Alimony and harm at once, any other debt after two months of not paying. */
  low: 10_000,
} as const

const HARM = /алимент|вред|кормил|моральн|преступлен/i

/** What open proceedings mean for a trip abroad: their sums beside the limits of the law. */
export function exitBanHeadline(debts: readonly SummaryFact[]): string {
  const all = sumOf(debts)
  const harm = sumOf(debts.filter(({ purpose = '' }) => HARM.test(purpose)))
  if (all >= EXIT_BAN_LIMITS.usual)
    return `Выезд могут закрыть: долг ${money(all)}, порог ${money(EXIT_BAN_LIMITS.usual)}`
  if (harm >= EXIT_BAN_LIMITS.low)
    return `Выезд могут закрыть: алименты и вред ${money(harm)}, порог ${money(EXIT_BAN_LIMITS.low)}`
  // A record without a sum may be of any size.
  if (debts.some(({ amount }) => amount === undefined))
    return 'Выезд могут закрыть: у приставов долг, сумма не указана'
  if (all >= EXIT_BAN_LIMITS.low)
    return `Выезд могут закрыть через два месяца неуплаты: долг ${money(all)}, порог ${money(EXIT_BAN_LIMITS.low)}`
  return `Закройте долг ${money(all)}: для запрета на выезд он мал, порог ${money(EXIT_BAN_LIMITS.low)}`
}

/** The same rule without the sums of anybody. */
export const EXIT_BAN_TEXT = `Приставы вправе закрыть выезд при долге от ${money(EXIT_BAN_LIMITS.usual)}, по алиментам и вреду от ${money(EXIT_BAN_LIMITS.low)}, а через два месяца неуплаты от ${money(EXIT_BAN_LIMITS.low)} по любому долгу.`

const sumOf = (debts: readonly SummaryFact[]): number =>
  toRoubles(debts.reduce((total, { amount = 0 }) => total + amount, 0))

function money(roubles: number): string {
  return formatMoney(roubles)
}
