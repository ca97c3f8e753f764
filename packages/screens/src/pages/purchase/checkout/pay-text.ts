import { formatMoney } from '@proverka/domain'

/** What a button charges, and from where; of an order with nothing in it no sum can be told. */
export function payText(total: number, from: 'card' | 'balance', isEmpty = false): string {
  if (isEmpty) return 'Оплатить'
  if (total <= 0) return 'Получить бесплатно'
  return `Оплатить ${formatMoney(total)} ${from === 'card' ? 'картой' : 'с баланса'}`
}
