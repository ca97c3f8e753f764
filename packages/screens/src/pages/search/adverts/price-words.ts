import { counted, formatMoney } from '@proverka/domain'
import type { PriceMove } from '@proverka/domain/property'

const MINUS = '\u2212'

/** «−750 000 ₽», «+390 000 ₽»: how far a price went, in roubles. */
export const changeText = (change: number): string =>
  `${change > 0 ? '+' : MINUS}${formatMoney(Math.abs(change))}`

/** «−750 000 ₽ за 61 день», «без изменений 9 дней». */
export function moveText({ change, days }: PriceMove): string {
  const time = counted(days, 'день', 'дня', 'дней')
  if (change === 0) return days === 0 ? 'цена с сегодняшнего дня' : `без изменений ${time}`
  return `${changeText(change)} за ${time}`
}

/** «ниже среднего по дому на 0,4 %»: a metre beside the average metre of its house; undefined while the average is not known. */
export function besideHouse(metre: number, average: number | null | undefined): string | undefined {
  if (!average) return undefined
  const share = (metre / average - 1) * 100
  const shown = Math.abs(share).toLocaleString('ru-RU', { maximumFractionDigits: 1 })
  if (shown === '0') return 'как в среднем по дому'
  return `${share < 0 ? 'ниже' : 'выше'} среднего по дому на ${shown}\u00a0%`
}
