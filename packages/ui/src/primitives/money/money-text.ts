import { formatMoney, toRoubles } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'

const NBSP = '\u00a0'

/** «+1 500 ₽» for what came, «−99 ₽» with a true minus for what went, «0 ₽» for neither. */
export function movementText(kopecks: Kopecks): string {
  const sign = kopecks > 0 ? '+' : kopecks < 0 ? '−' : ''
  return `${sign}${amountText(Math.abs(kopecks))}`
}

/** «0 ₽», «−20 ₽»: what there is, nothing included. */
export function amountText(kopecks: Kopecks): string {
  return formatMoney(toRoubles(kopecks)).replace('-', '−').replaceAll(' ', NBSP)
}
