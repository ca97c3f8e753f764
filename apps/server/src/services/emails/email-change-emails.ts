import { emailHint } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import { LINK_LIFE_MS } from './sign-in-link.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant } from './order-words.ts'

interface ChangeEmail {
  readonly to: string
  readonly token: string
}

const STAMP = 'Смена почты кабинета'

/** To the address of now: the change needs its reader's word, too. */
export function confirmOldAddressEmail(
  context: AppContext,
  site: SiteKey,
  { to, token, newEmail }: ChangeEmail & { readonly newEmail: string },
): EmailContent {
  return {
    to,
    site,
    subject: 'Подтвердите смену почты',
    stamp: { title: STAMP, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: `Сменить почту кабинета на ${emailHint(newEmail)}?` },
      {
        kind: 'text',
        text: 'Почта сменится, когда откроют обе ссылки: эту и ту, что ушла на новый адрес. До этого вход и письма по-прежнему здесь.',
      },
      confirmButton(context, site, token),
    ],
    reason:
      'Смену почты попросили в настройках кабинета. Не вы: не открывайте ссылку, завершите чужие входы и смените пароль.',
  }
}

/** To the address to be. */
export function confirmNewAddressEmail(
  context: AppContext,
  site: SiteKey,
  { to, token, oldEmail }: ChangeEmail & { readonly oldEmail: string },
): EmailContent {
  return {
    to,
    site,
    subject: 'Подтвердите новую почту',
    stamp: { title: STAMP, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'Сделать эту почту почтой кабинета?' },
      {
        kind: 'text',
        text: `Сейчас кабинет открыт на ${emailHint(oldEmail)}. Почта сменится, когда откроют обе ссылки: эту и ту, что ушла на прежний адрес.`,
      },
      confirmButton(context, site, token),
    ],
    reason:
      'Этот адрес указали в настройках чужого или вашего кабинета. Не вы: ничего не делайте, почта не сменится.',
  }
}

/** To an address that already has an account: its owner learns of the request, the sender of the request does not. */
export function addressAskedForEmail(context: AppContext, site: SiteKey, to: string): EmailContent {
  return {
    to,
    site,
    subject: 'Вашу почту указали для другого кабинета',
    stamp: { title: STAMP, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'На эту почту у вас уже есть кабинет' },
      {
        kind: 'text',
        text: 'Ее попросили сделать почтой другого кабинета. Два кабинета на одну почту не открываются, поэтому ничего не изменилось. Если другой кабинет тоже ваш, укажите в нем почту, на которую кабинета нет.',
      },
    ],
    reason: 'Не вы: ничего не делайте, ваш кабинет не изменился.',
  }
}

/** After a change that was not confirmed in a browser of the account: how its owner comes in. */
export function enterAfterChangeEmail(
  context: AppContext,
  site: SiteKey,
  to: string,
  url: string,
): EmailContent {
  return {
    to,
    site,
    subject: 'Почта сменена: войдите в кабинет',
    stamp: { title: STAMP, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'Теперь кабинет открыт на эту почту' },
      {
        kind: 'text',
        text: 'Все прежние входы и пароль больше не действуют: новую почту подтвердили не в том браузере, где вы вошли. Ссылка войдет в кабинет и попросит задать пароль.',
      },
      { kind: 'button', link: { text: 'Войти и задать пароль', url }, note: untilNote(context) },
    ],
    reason: 'Это письмо приходит один раз, после смены почты.',
  }
}

const confirmButton = (context: AppContext, site: SiteKey, token: string) =>
  ({
    kind: 'button',
    link: { text: 'Подтвердить смену', url: `${context.originOf(site)}/confirm-email/#${token}` },
    note: untilNote(context),
  }) as const

function untilNote(context: AppContext): string {
  const until = formatInstant(new Date(context.clock.now().getTime() + LINK_LIFE_MS))
  return `Ссылка работает один раз, до ${until}.`
}
