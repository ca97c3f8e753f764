import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { LINK_LIFE_MS } from './sign-in-link.ts'
import type { Block } from '../../documents/emails/blocks.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant, formatOrderNumber, subjectOfOrder, type EmailItem } from './order-words.ts'

/** Emails that sign a user in: links and passwords for one sign-in. */

/** An address with a single-use token, which is in the email only. */
export const linkWithToken = (context: AppContext, site: string, path: string, token: string): string =>
  `${context.originOf(site)}${path}?jwt_token=${token}`

/** The button of an email and what is to be known of its link. */
export function linkButton(context: AppContext, text: string, url: string): Block {
  const until = formatInstant(new Date(context.clock.now().getTime() + LINK_LIFE_MS))
  return {
    kind: 'button',
    link: { text, url },
    note: `Ссылка действует один раз, до ${until}. Потом на той же странице пришлем новую одним нажатием.`,
  }
}

export function freshLinkEmail(
  context: AppContext,
  {
    site,
    to,
    path,
    token,
    orderNumber,
  }: { site: string; to: string; path: string; token: string; orderNumber: number | null },
): EmailContent {
  const what = orderNumber === null ? 'кабинет' : `заказ ${formatOrderNumber(orderNumber)}`
  return {
    to,
    site: site as SiteKey,
    subject: `Ссылка для входа: ${what}`,
    stamp: { title: `Новая ссылка: ${what}`, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'Новая ссылка для входа' },
      { kind: 'text', text: 'Прежние ссылки больше не работают.' },
      linkButton(context, `Открыть ${what}`, linkWithToken(context, site, path, token)),
    ],
    reason:
      'Вы или кто-то другой попросил новую ссылку. Не вы: ничего не делайте, без этого письма не войти.',
  }
}

export function objectSignInEmail(
  context: AppContext,
  user: UserRow,
  item: EmailItem & { id: string; site: string },
  token: string,
): EmailContent {
  const url = `${context.originOf(item.site)}/object/${encodeURIComponent(item.object_key)}/?jwt_token=${token}&id=${item.id}`
  return {
    to: user.email,
    site: item.site as SiteKey,
    subject: 'Ссылка для входа',
    blocks: [
      { kind: 'subject', subject: subjectOfOrder([item]) },
      linkButton(context, 'Открыть страницу объекта', url),
    ],
    reason: 'Если вы не обращались к нам, ничего не делайте.',
  }
}

const signInButton = (context: AppContext, site: string): Block => ({
  kind: 'button',
  link: { text: 'Войти', url: `${context.originOf(site)}/?auth=login` },
})

export function welcomeEmail(
  context: AppContext,
  site: string,
  user: UserRow,
  password: string,
): EmailContent {
  return {
    to: user.email,
    site: site as SiteKey,
    subject: 'Ваш кабинет и пароль',
    stamp: { title: 'Кабинет открыт', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'В кабинете ваши заказы и отчеты' },
      { kind: 'secret', label: 'Логин', value: user.email },
      { kind: 'secret', label: 'Пароль', value: password },
      {
        kind: 'text',
        text: 'Пароль действует 24 часа и на один вход. Войдя, задайте свой. Не успели: на странице входа нажмите «Забыли пароль?», пришлем новый.',
      },
      signInButton(context, site),
    ],
    reason: 'Мы создали кабинет на эту почту, потому что с ней сделан заказ.',
  }
}

export function newPasswordEmail(
  context: AppContext,
  site: string,
  user: UserRow,
  password: string,
): EmailContent {
  return {
    to: user.email,
    site: site as SiteKey,
    subject: 'Новый пароль',
    stamp: { title: 'Новый пароль', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'secret', label: 'Пароль для входа', value: password },
      {
        kind: 'text',
        text: 'Он действует 24 часа и на один вход. Войдя, задайте свой. Прежний пароль работает, пока вы не задали новый.',
      },
      signInButton(context, site),
    ],
    reason: 'Если вы не просили новый пароль, ничего не делайте.',
  }
}
