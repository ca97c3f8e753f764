import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { linkButton, linkWithToken } from './sign-in-emails.ts'
import { formatInstant } from './order-words.ts'

interface ProofEmail {
  readonly to: string
  readonly path: string
  readonly token: string
  /** The address is to take the place of the account's. */
  readonly isNew: boolean
}

/** Proves the address of an account: reading the email proves ownership (SAFE-01). */
export function proveAddressEmail(
  context: AppContext,
  site: SiteKey,
  { to, path, token, isNew }: ProofEmail,
): EmailContent {
  return {
    to,
    site,
    subject: isNew ? 'Подтвердите новую почту' : 'Подтвердите почту',
    stamp: { title: 'Почта кабинета', at: formatInstant(context.clock.now()) },
    blocks: [
      {
        kind: 'heading',
        text: isNew ? 'Подтвердите новую почту кабинета' : 'Подтвердите, что это ваша почта',
      },
      {
        kind: 'text',
        text: 'Ссылка войдет в кабинет, завершит все прежние входы и попросит задать пароль: так кабинет останется только у вас. Заказы, сделанные с этой почтой без входа, появятся в нем.',
      },
      linkButton(context, 'Подтвердить и войти', linkWithToken(context, site, path, token)),
    ],
    reason: isNew
      ? 'Эту почту указали в настройках кабинета. Не вы: ничего не делайте, без этого письма она не сменится.'
      : 'С этой почтой зарегистрирован кабинет. Не вы: ничего не делайте, чужие заказы с вашей почтой в него не попадут.',
  }
}
