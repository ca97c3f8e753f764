import { orderPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent, WrittenEmail } from '../../documents/emails/email-content.ts'
import { formatTerm } from '../orders/order-promise.ts'
import { formatInstant, formatOrderNumber, subjectOfOrder } from './order-words.ts'
import { linkButton, linkWithToken } from './sign-in-emails.ts'

/** Emails about parts that people obtain: ordered, answered after their term, taken back. */

/** Parts are ordered and wait: until when, and what happens then. */
export function partsOrderedEmail(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
  {
    expected,
    latest,
    token,
  }: { readonly expected: Date | undefined; readonly latest: Date; readonly token: string },
): WrittenEmail {
  const now = context.clock.now()
  const names = [...new Set(items.map(({ product_name_ru }) => `«${product_name_ru}»`))].join(', ')
  const usual = expected && expected > now && expected < latest
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `Заказ ${formatOrderNumber(order.number)}: запросили, ждем ответа`,
    stamp: { title: 'Запросили, ждем ответа', at: formatInstant(now) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder(items) },
      {
        kind: 'facts',
        rows: [
          { label: 'Что запросили', value: names },
          ...(usual ? [{ label: 'Обычно приходит', value: `до ${formatTerm(expected, now)}` }] : []),
          { label: 'Последний день', value: formatTerm(latest, now) },
          {
            label: 'Если не придет',
            value: 'Вернем деньги за эту часть сами. Придет позже: отчет откроем бесплатно.',
          },
        ],
      },
      orderButton(context, order, items, { token, text: 'Смотреть, как готовится' }),
    ],
    reason: 'О том, что запрос ушел, приходит одно письмо. Готовый отчет придет отдельным.',
  }
}

/** An answer came after all: as a present, or into a report that its buyer has. */
export function lateAnswerEmail(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  { isPresent, token }: { readonly isPresent: boolean; readonly token: string },
): WrittenEmail {
  const text = isPresent
    ? 'Ответ пришел после обещанного срока. Деньги мы уже вернули, отчет и файлы ваши бесплатно.'
    : 'В отчет добавлен ответ, которого в нем не было. Остальное в отчете не изменилось.'
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `${item.product_name_ru}: ответ пришел, заказ ${formatOrderNumber(order.number)}`,
    stamp: { title: 'Ответ пришел', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      { kind: 'text', text },
      orderButton(context, order, [item], { token, text: 'Открыть отчет' }),
    ],
    reason: 'Вы получили письмо, потому что заказали проверку.',
  }
}

/** An answer was of another order: the report is open again. */
export function answerUndoneEmail(
  context: AppContext,
  order: OrderRow,
  item: OrderItemRow,
  token: string,
): WrittenEmail {
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `${item.product_name_ru}: исправляем отчет, заказ ${formatOrderNumber(order.number)}`,
    stamp: { title: 'Исправляем отчет', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      {
        kind: 'text',
        text: 'В ваш отчет попал ответ на другой запрос. Мы его убрали: не опирайтесь на него. Ответ на ваш запрос придет, мы напишем.',
      },
      orderButton(context, order, [item], { token, text: 'Открыть заказ' }),
    ],
    reason: 'Вы получили письмо, потому что ваш отчет изменился.',
  }
}

/** To the operator: what waits for him. */
export function partsWaitingEmail(
  site: SiteConfig,
  { toOrder, due, overdue }: { readonly toOrder: number; readonly due: number; readonly overdue: number },
): EmailContent {
  const lines = [
    toOrder > 0 && `Не заказано со вчерашнего дня или дольше: ${toOrder}.`,
    due > 0 && `Срок кончается в ближайшие два рабочих дня: ${due}.`,
    overdue > 0 && `Срок прошел, деньги вернулись, ответ еще можно подарить: ${overdue}.`,
    'Список: раздел «Выписки» консоли, а без нее вызов GET /api/admin/fulfilments. Порядок в нем и есть порядок работы.',
  ]
  return {
    to: site.support.email,
    site: site.key,
    subject: 'Заказы ждут: выписки и ответы',
    blocks: lines.flatMap((text) => (text === false ? [] : [{ kind: 'text', text } as const])),
  }
}

function orderButton(
  context: AppContext,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { token, text }: { readonly token: string; readonly text: string },
) {
  return linkButton(context, text, linkWithToken(context, order.site, orderPath(order.id, items), token))
}
