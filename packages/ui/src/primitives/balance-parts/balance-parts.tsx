import { toKopecks } from '@proverka/domain'
import { amountText } from '../money/money-text.ts'
import * as css from './balance-parts.css.ts'

export interface BalancePartsProps {
  /** Roubles; after a return that was spent it may be below zero. */
  own: number
  /** Roubles above zero. */
  bonus: number
}

/** What a balance consists of: own money is solid, the bonus hatched. */
export function BalanceParts({ own, bonus }: BalancePartsProps) {
  return (
    <>
      <div
        className={css.bar}
        aria-hidden="true"
        style={{ gridTemplateColumns: `${Math.max(own, 0)}fr ${bonus}fr` }}
      >
        <span className={css.own} />
        <span className={css.bonus} />
      </div>
      <p className={css.ends}>
        <span>
          <b>{amountText(toKopecks(own))}</b> свои
        </span>
        <span>
          <b>{amountText(toKopecks(bonus))}</b> бонус, тратим первым
        </span>
      </p>
    </>
  )
}
