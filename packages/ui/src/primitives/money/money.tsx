import type { Kopecks } from '@proverka/domain'
import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { amountText, movementText, priceText } from './money-text.ts'
import * as css from './money.css.ts'

export interface MoneyProps {
  kopecks: Kopecks
  /**
   * `price`: nothing is «Бесплатно»; `amount`: balances and sums, nothing is «0 ₽»; `movement`: with a sign, income in
   * green.
   */
  as?: 'price' | 'amount' | 'movement'
  /** What it cost before, struck out. */
  old?: Kopecks
  /** The least of several prices: «от 99 ₽». */
  from?: boolean
  className?: string
}

const texts = { price: priceText, amount: amountText, movement: movementText }

/** Money on a screen: whole roubles, figures of one width, never broken over two lines. */
export function Money({ kopecks, as = 'price', old, from = false, className }: MoneyProps) {
  const words = texts[as](kopecks)
  const isFrom = from && kopecks > 0
  const isOld = old !== undefined && old > kopecks
  return (
    <span className={clsx(css.money, className)}>
      <span className={clsx(css.now, as === 'movement' && kopecks > 0 && css.income)}>
        {isOld && <span className={visuallyHidden}>Сейчас </span>}
        {isFrom && 'от '}
        {words}
      </span>
      {isOld && (
        <del className={css.old}>
          <span className={visuallyHidden}>Раньше </span>
          {amountText(old)}
        </del>
      )}
    </span>
  )
}
