import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { EXIT_BAN_LIMITS, EXIT_BAN_SUMS } from '../../checks/exit-ban-limits.ts'
import type { SummaryFact } from './summary-fact.ts'

const HARM = /алимент|вред|кормил|моральн|преступлен/i

/**
 * What open proceedings mean for a trip abroad: their sums beside the limits of the law. Whether they are all that there
 * is (`isWhole`): a record that may be another's or a bailiff who did not answer may add to them.
 */
export function exitBanHeadline(debts: readonly SummaryFact[], isWhole: boolean): string {
  const all = sumOf(debts)
  const harm = sumOf(debts.filter(({ purpose = '' }) => HARM.test(purpose)))
  if (all >= EXIT_BAN_LIMITS.usual)
    return `Выезд могут закрыть: долг ${money(all)}, порог ${EXIT_BAN_SUMS.usual}`
  if (harm >= EXIT_BAN_LIMITS.low)
    return `Выезд могут закрыть: алименты и вред ${money(harm)}, порог ${EXIT_BAN_SUMS.low}`
  // A record without a sum may be of any size.
  if (debts.some(({ amount }) => amount === undefined))
    return 'Выезд могут закрыть: у приставов долг, сумма не указана'
  if (all >= EXIT_BAN_LIMITS.low)
    return `Выезд могут закрыть через два месяца неуплаты: долг ${money(all)}, порог ${EXIT_BAN_SUMS.low}`
  return isWhole
    ? `Закройте долг ${money(all)}: для запрета на выезд он мал, порог ${EXIT_BAN_SUMS.low}`
    : `Закройте долг ${money(all)}: запрет на выезд возможен от ${EXIT_BAN_SUMS.low}, а проверено не все`
}

/** The same rule without the debts of a person. */
export const EXIT_BAN_TEXT = `Приставы вправе закрыть выезд при долге от ${EXIT_BAN_SUMS.usual}, по алиментам и вреду от ${EXIT_BAN_SUMS.low}, а через два месяца неуплаты от ${EXIT_BAN_SUMS.low} по любому долгу.`

const sumOf = (debts: readonly SummaryFact[]): number =>
  toRoubles(debts.reduce((total, { amount = 0 }) => total + amount, 0))

function money(roubles: number): string {
  return formatMoney(roubles)
}
