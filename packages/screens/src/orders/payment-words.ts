import type { ListedOrder } from './order-list.tsx'

/** How an order was paid, under the heading «Оплата». */
export const PAYMENT_WORDS: Readonly<Record<NonNullable<ListedOrder['paid_by']> | 'none', string>> = {
  card: 'картой',
  balance: 'с баланса',
  invoice: 'по счету',
  free: 'бесплатно',
  none: 'не оплачен',
}
