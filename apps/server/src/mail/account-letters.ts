import { formatDate, formatMoney, toRoubles } from '@proverka/domain'
import { sumOfParts, type PaidParts } from '@proverka/domain/orders'
import type { AppContext } from '../context.ts'
import type { OrderItemRow, OrderRow } from '../db/queries/orders.ts'
import type { Letter } from './letter.ts'
import { letter } from './letters.ts'

/** Letters about a person's money. */

export function topUpLetter(context: AppContext, order: OrderRow): Letter {
  const amount = formatMoney(toRoubles(order.total_kopecks))
  return letter(context, order.site, order.email, 'Баланс пополнен', [
    `На баланс зачислено ${amount} (платеж № ${order.number}).`,
    `Баланс и движения по нему: ${context.originOf(order.site)}/user/balance/`,
  ])
}

/** `due` is the last day for money to reach a card, YYYY-MM-DD; `cause` says what became of the item. */
export function itemReturnedLetter(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  { share: returned, due, cause }: { share: PaidParts; due: string; cause: string },
): Letter {
  const total = sumOfParts(returned)
  const parts = [
    total > 0 && `Возвращаем ${formatMoney(toRoubles(total))}.`,
    returned.card > 0 && `На карту: ${formatMoney(toRoubles(returned.card))}, не позднее ${formatDate(due)}.`,
    returned.own > 0 && `На баланс: ${formatMoney(toRoubles(returned.own))}, уже зачислено.`,
    returned.bonus > 0 && `Бонусами: ${formatMoney(toRoubles(returned.bonus))}, уже зачислено.`,
  ]
  return letter(context, order.site, order.email, `Возврат: ${item.product_name_ru}`, [
    `${item.product_name_ru} — ${item.object_key} (заказ № ${order.number}) ${cause}.`,
    ...parts.filter((part) => part !== false),
  ])
}
