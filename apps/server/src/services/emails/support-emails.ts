import type { Kopecks } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { type SiteKey } from '@proverka/domain/sites'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { AppContext } from '../context.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatKopecks, formatOrderNumber, subjectOfOrder, type EmailItem } from './order-words.ts'

/**
 * Emails that people ask for by POST /task, and the admin's. What they wrote appears in the text only, never in a
 * heading.
 */

export function ratingEmail(
  site: SiteConfig,
  given: {
    readonly email: string
    readonly rating: number
    readonly text: string
    readonly orderItemId: string | undefined
  },
): EmailContent {
  return toSupport(site, 'Оценка стоимости: отзыв', [
    `Оценка: ${given.rating} из 5.`,
    given.orderItemId ? `Позиция заказа: ${given.orderItemId}` : '',
    given.text,
    `Ответить: ${given.email}`,
  ])
}

export function supportQuestionEmail(
  site: SiteConfig,
  given: { readonly email: string; readonly title: string; readonly text: string },
): EmailContent {
  return toSupport(site, 'Вопрос в поддержку', [
    given.title && `Тема: ${given.title}`,
    given.text,
    `Ответить: ${given.email}`,
  ])
}

/** What the provider's words for a refusal mean; others are passed on as they are. */
const REFUSALS: Readonly<Record<string, string>> = {
  insufficient_funds: 'на счете магазина у провайдера не хватает денег',
  rejected_by_payee: 'банк покупателя не принял деньги',
  yoo_money_account_closed: 'кошелек покупателя закрыт',
}

/** Money that is promised to a buyer does not go back: a person has to see to it. */
export function refundRefusedEmail(
  site: SiteConfig,
  order: { readonly number: number },
  { kopecks, reason }: { readonly kopecks: Kopecks; readonly reason: string },
): EmailContent {
  const [number, sum] = [formatOrderNumber(order.number), formatKopecks(kopecks)]
  return toSupport(site, `Возврат ${sum} по заказу ${number} отклонен`, [
    `Платежная система отказалась вернуть ${sum}. Причина: ${REFUSALS[reason] ?? reason}.`,
    'Возврат покупателю обещан, чек возврата не создан. Устраните причину: сервер попросит провайдера снова через сутки.',
    'Если карта больше не принимает деньги, верните их переводом и сообщите покупателю.',
  ])
}

export function reportLinkEmail(
  context: AppContext,
  site: SiteConfig,
  person: { readonly email: string },
  item: EmailItem & { readonly id: string },
): EmailContent {
  return {
    to: person.email,
    site: site.key,
    subject: `Ссылка на отчет: ${item.product_name_ru}`,
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      {
        kind: 'button',
        link: {
          text: 'Открыть отчет в кабинете',
          url: `${context.originOf(site.key)}${buildPath('report-id', { id: item.id })}`,
        },
      },
    ],
  }
}

/** A message of an admin to a known user; signed like every other email. */
export function adminEmail(
  site: SiteKey,
  to: string,
  { title, text }: { title: string; text: string },
): EmailContent {
  return { to, site, subject: title, blocks: [{ kind: 'text', text }] }
}

function toSupport(site: SiteConfig, subject: string, parts: readonly string[]): EmailContent {
  const blocks = parts.filter((text) => text !== '').map((text) => ({ kind: 'text', text }) as const)
  return { to: site.support.email, site: site.key, subject, blocks }
}
