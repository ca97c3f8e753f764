import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant } from './order-words.ts'

/** Tells the former address of an account that it has another one now. */
export function addressChangedEmail(context: AppContext, site: SiteKey, to: string): EmailContent {
  return {
    to,
    site,
    subject: 'Почта кабинета изменена',
    stamp: { title: 'Почта кабинета', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'Почта кабинета изменена' },
      {
        kind: 'text',
        text: 'Вход теперь по новой почте, письма о заказах приходят туда же. Если почту меняли не вы, ответьте на это письмо.',
      },
    ],
    reason: 'Это письмо приходит на прежнюю почту при каждой смене.',
  }
}
