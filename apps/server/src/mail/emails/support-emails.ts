import { buildPath } from '@proverka/domain/navigation'
import { type SiteKey } from '@proverka/domain/sites'
import type { SiteConfig } from '../../config/sites.ts'
import type { AppContext } from '../../context.ts'
import type { EmailContent } from '../email.ts'
import { subjectOfOrder, type EmailItem } from './order-words.ts'

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
