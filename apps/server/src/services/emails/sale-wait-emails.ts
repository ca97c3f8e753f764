import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { linkButton } from './sign-in-emails.ts'

interface Wait {
  readonly to: string
  readonly site: SiteKey
  /** Of the check, as people know it. */
  readonly title: string
}

/** The first email: the address has to be confirmed. */
export function saleWaitEmail(context: AppContext, { to, site, title }: Wait, token: string): EmailContent {
  return {
    to,
    site,
    subject: 'Подтвердите почту: сообщим о проверке',
    blocks: [
      { kind: 'heading', text: 'Подтвердите, что вы ждете проверку' },
      {
        kind: 'text',
        text: `«${title}»: источник пока не подключен. Подтвердите почту, и мы напишем один раз, когда проверка появится. Потом почту удалим.`,
      },
      linkButton(context, 'Подтвердить', `${context.originOf(site)}${buildPath('sources')}?wait=${token}`),
    ],
    reason: 'Эту почту оставили на нашем сайте. Не вы: ничего не делайте, мы больше не напишем.',
  }
}

/** The last letter: the check is for sale. */
export function saleOpenEmail(context: AppContext, { to, site, title }: Wait): EmailContent {
  return {
    to,
    site,
    subject: 'Проверка появилась',
    blocks: [
      { kind: 'heading', text: 'Проверка, которую вы ждали, появилась' },
      { kind: 'text', text: `«${title}»: источник подключен, проверку можно заказать.` },
      linkButton(context, 'Что мы сейчас проверяем', `${context.originOf(site)}${buildPath('sources')}`),
    ],
    reason: 'Вы просили написать, когда проверка появится. Это письмо последнее: почту мы удалили.',
  }
}
