import { reportLink } from '@proverka/domain/site'
import type { SiteConfig } from '../config/sites.ts'
import type { AppContext } from '../context.ts'
import type { Letter } from './letter.ts'

/** Letters that people ask for by POST /task. What they wrote stands in the text alone, never in a heading. */

export function ratingLetter(
  site: SiteConfig,
  given: {
    readonly email: string
    readonly rating: number
    readonly text: string
    readonly orderItemId: string | undefined
  },
): Letter {
  return letter(site, site.support.email, 'Оценка стоимости: отзыв', [
    `Оценка: ${given.rating} из 5.`,
    given.orderItemId ? `Позиция заказа: ${given.orderItemId}` : '',
    given.text,
    `Ответить: ${given.email}`,
  ])
}

export function supportQuestionLetter(
  site: SiteConfig,
  given: { readonly email: string; readonly title: string; readonly text: string },
): Letter {
  return letter(site, site.support.email, 'Вопрос в поддержку', [
    given.title && `Тема: ${given.title}`,
    given.text,
    `Ответить: ${given.email}`,
  ])
}

export function reportLinkLetter(
  context: AppContext,
  site: SiteConfig,
  person: { readonly email: string },
  item: { readonly id: string; readonly product_name_ru: string; readonly object_key: string },
): Letter {
  return letter(site, person.email, `Ссылка на отчет: ${item.product_name_ru}`, [
    `${item.product_name_ru} — ${item.object_key}.`,
    `Откройте отчет в своем кабинете: ${reportLink(context.originOf(site.key), item.id)}`,
  ])
}

function letter(site: SiteConfig, to: string, subject: string, parts: readonly string[]): Letter {
  return { to, subject, text: [...parts.filter(Boolean), `--\n${site.name}`].join('\n\n') }
}
