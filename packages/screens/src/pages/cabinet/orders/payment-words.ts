import type { ListedOrder } from './order-list.tsx'

/** How an order was paid, under the heading «Оплата». */
export const PAYMENT_WORDS: Readonly<Record<NonNullable<ListedOrder['paid_by']> | 'none', string>> = {
  card: 'картой',
  balance: 'с баланса',
  invoice: 'по счету',
  free: 'бесплатно',
  none: 'не оплачен',
}

const MONTH = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** «Ноябрь 2026», of YYYY-MM. */
export function monthText(month: string): string {
  const text = MONTH.format(new Date(`${month}-15T00:00:00Z`)).replace(/\s*г\.$/, '')
  return (text.slice(0, 1).toUpperCase() + text.slice(1)).replace(' ', '\u00a0')
}
