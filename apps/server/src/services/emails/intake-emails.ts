import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatOrderNumber } from './order-words.ts'

/** A report was made from a document of another order: it is taken back, and the right one is awaited. */
export function answerUndoneEmail(
  context: AppContext,
  order: Pick<OrderRow, 'email' | 'site' | 'number'>,
  item: Pick<OrderItemRow, 'id' | 'product_name_ru' | 'status'>,
): EmailContent {
  const url = `${context.originOf(order.site)}${buildPath('report-id', { id: item.id })}`
  const isReturned = item.status === 'refund'
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Ответ отменен, заказ ${formatOrderNumber(order.number)}`,
    blocks: [
      {
        kind: 'text',
        text: `${item.product_name_ru}. Мы по ошибке отнесли к вашему заказу документ Росреестра из другого заказа. Просим не использовать присланный ответ и удалить его.`,
      },
      {
        kind: 'text',
        text: isReturned
          ? 'Ваш запрос снова в работе. Деньги за него возвращены, ответ Росреестра пришлем бесплатно.'
          : 'Ваш запрос снова в работе, платить ничего не нужно. Когда придет ответ Росреестра, мы напишем.',
      },
      { kind: 'button', link: { text: 'Открыть отчет', url } },
    ],
    reason: 'Вы получили это письмо, потому что ответ в вашем отчете отменен.',
  }
}
