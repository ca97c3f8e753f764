import type { Kopecks } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant, formatKopecks, formatOrderNumber } from './order-words.ts'

export interface ReversedItem {
  readonly item: Pick<OrderItemRow, 'product_name_ru'>
  readonly kopecks: Kopecks
  /** Its report was made before: it stays. */
  readonly isDelivered: boolean
  /** Only a part of its price went back, so the work goes on. */
  readonly isPart: boolean
}

interface ProviderRefund {
  /** All that went back to the card. */
  readonly kopecks: Kopecks
  readonly reversed: readonly ReversedItem[]
  /** What was taken from the balance for it, the debt included. */
  readonly taken: Kopecks
  readonly debt: Kopecks
}

/** Tells that the provider gave the payment of an order back by itself, and what became of its parts. */
export function providerRefundEmail(
  context: AppContext,
  order: OrderRow,
  { kopecks, reversed, taken, debt }: ProviderRefund,
): EmailContent {
  const number = formatOrderNumber(order.number)
  const sum = formatKopecks(kopecks)
  const texts = [
    `Платежная система вернула платеж по заказу ${number}: ${sum}. Деньги идут на ту же карту, срок зависит от банка.`,
    ...(taken > 0
      ? [`${formatKopecks(taken)} из этого платежа были зачислены на баланс, поэтому списываем их с него.`]
      : []),
    ...(debt > 0
      ? [
          `На балансе столько не осталось: ${formatKopecks(debt)} записаны как долг. Он спишется первым из следующего зачисления, доплачивать сейчас ничего не нужно.`,
        ]
      : []),
  ]
  const rows = reversed.map(({ item, kopecks: part, isDelivered, isPart }) => ({
    label: item.product_name_ru,
    value: `${formatKopecks(part)}, ${outcomeOf(isDelivered, isPart)}`,
  }))
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Платеж по заказу ${number} возвращен: ${sum}`,
    stamp: { title: `Возврат по заказу ${number}`, at: formatInstant(context.clock.now()) },
    blocks: [
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
      {
        kind: 'button',
        link: { text: 'Открыть заказ', url: `${context.originOf(order.site)}/order/${order.id}/` },
      },
    ],
  }
}

const outcomeOf = (isDelivered: boolean, isPart: boolean): string => {
  if (isDelivered) return 'отчет остается у вас'
  return isPart ? 'услуга выполняется' : 'услуга отменена'
}
