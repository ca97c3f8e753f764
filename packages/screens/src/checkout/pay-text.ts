import { formatMoney } from '@proverka/domain'

/** What a button charges, and from where. */
export function payText(total: number, from: 'card' | 'balance'): string {
  if (total <= 0) return 'Получить бесплатно'
  return `Оплатить ${formatMoney(total)} ${from === 'card' ? 'картой' : 'с баланса'}`
}
