import { formatDate, formatExactMoney, toRoubles } from '@proverka/domain'
import { sumOfParts, type PaidParts } from '@proverka/domain/orders'
import { orderPath } from '@proverka/domain/navigation'
import { type SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent, WrittenEmail } from '../../documents/emails/email-content.ts'
import { formatInstant, formatKopecks, formatOrderNumber, subjectOfOrder } from './order-words.ts'

/** Emails about a user's money. */

export function topUpEmail(context: AppContext, order: OrderRow): EmailContent {
  const amount = formatKopecks(order.total_kopecks)
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: 'Баланс пополнен',
    stamp: { title: 'Баланс пополнен', at: formatInstant(context.clock.now()) },
    blocks: [
      {
        kind: 'text',
        text: `На баланс зачислено ${amount} (платеж № ${formatOrderNumber(order.number)}).`,
      },
      {
        kind: 'button',
        link: { text: 'Баланс и движения', url: `${context.originOf(order.site)}/user/balance/` },
      },
    ],
  }
}

/** `due` is the last day for money to reach a card, YYYY-MM-DD; `text` says what became of the service. */
export function itemReturnedEmail(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  { share: returned, due, text }: { share: PaidParts; due: string; text: string },
): WrittenEmail {
  const number = formatOrderNumber(order.number)
  const rows = [
    { kopecks: returned.card, label: 'На карту', value: `не позднее ${formatDate(due)}` },
    { kopecks: returned.own, label: 'На баланс', value: 'уже зачислено' },
    { kopecks: returned.bonus, label: 'Бонусами', value: 'уже зачислено' },
  ]
  const facts = rows
    .filter(({ kopecks }) => kopecks > 0)
    .map(({ kopecks, label, value }) => ({
      label,
      value: `${formatExactMoney(toRoubles(kopecks))}, ${value}`,
    }))
  const total = sumOfParts(returned)
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Возврат: ${item.product_name_ru}`,
    stamp: { title: `Возврат по заказу ${number}`, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      { kind: 'text', text },
      ...(total > 0
        ? [{ kind: 'heading', text: `Возвращаем ${formatExactMoney(toRoubles(total))}` } as const]
        : []),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      {
        kind: 'button',
        link: {
          text: 'Открыть заказ',
          url: `${context.originOf(order.site)}${orderPath(order.id, [item])}`,
        },
      },
    ],
  }
}
