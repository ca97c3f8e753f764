import { formatMoney, plural } from '@proverka/domain'
import type { PriceMove } from '@proverka/domain'

const MINUS = '\u2212'

/** «−750 000 ₽», «+390 000 ₽»: how far a price went, in roubles. */
export const changeText = (change: number): string =>
  `${change > 0 ? '+' : MINUS}${formatMoney(Math.abs(change))}`

/** «−750 000 ₽ за 61 день», «без изменений 9 дней». */
export function moveText({ change, days }: PriceMove): string {
  const time = `${days}\u00a0${plural(days, 'день', 'дня', 'дней')}`
  if (change === 0) return days === 0 ? 'цена с\u00a0сегодняшнего дня' : `без\u00a0изменений ${time}`
  return `${changeText(change)} за\u00a0${time}`
}
