import { formatMoney } from '@proverka/domain'

/** What a button charges, and from where; an empty order has no sum. */
export function payText(total: number, from: 'card' | 'balance', isEmpty = false): string {
  if (isEmpty) return 'Оплатить'
  if (total <= 0) return 'Получить бесплатно'
  return `Оплатить ${formatMoney(total)} ${from === 'card' ? 'картой' : 'с баланса'}`
}
