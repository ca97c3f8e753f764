import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatOrderNumber } from './order-words.ts'

/** Registers were asked with an unseen sign in the question, so that the answers said nothing: they are asked again. */
export function putAgainEmail(
  context: AppContext,
  order: Pick<OrderRow, 'email' | 'site' | 'number'>,
  item: Pick<OrderItemRow, 'id' | 'product_name_ru'>,
): EmailContent {
  const url = `${context.originOf(order.site)}${buildPath('report-id', { id: item.id })}`
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Спрашиваем реестры заново, заказ ${formatOrderNumber(order.number)}`,
    blocks: [
      {
        kind: 'text',
        text: `${item.product_name_ru}. В данных, которые были вставлены в заказ, стоял невидимый знак, и мы передали его реестрам. Такой вопрос они понимают как вопрос о другом человеке, поэтому прежним ответам «не найдено» верить нельзя.`,
      },
      {
        kind: 'text',
        text: 'Мы убрали знак и спрашиваем реестры снова, бесплатно. Ответы появятся в том же отчете.',
      },
      { kind: 'button', link: { text: 'Открыть отчет', url } },
    ],
    reason: 'Вы получили это письмо, потому что в вашем отчете изменятся ответы.',
  }
}
