import { pluralWord } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { Block } from '../../documents/emails/blocks.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { StaffNewsTable } from '../../platform/db/schema/staff-schema.ts'
import type { AppContext } from '../context.ts'
import { formatOrderNumber } from './order-words.ts'

/** What came in; nothing of what was written, which may name people. */
export interface News {
  readonly kind: StaffNewsTable['kind']
  readonly subject_id: string
  readonly number: number
}

/** How many are named one by one; the list in the console has all. */
const NAMED = 20

const WORDS = {
  fault: {
    title: (number: number) => `Жалоба на отчет, заказ ${formatOrderNumber(number)}`,
    open: 'fault',
  },
  'subject-request': {
    title: (number: number) => `Обращение по 152-ФЗ № ${number}`,
    open: 'subject',
  },
} as const

/** To a member of the staff: what came in, each with its number and its place in the console. */
export function staffNewsEmail(
  context: AppContext,
  { to, site, news }: { readonly to: string; readonly site: SiteKey; readonly news: readonly News[] },
): EmailContent {
  // Without a host of the console there is no page to open.
  const inbox = context.config.consoleHost && `${context.originOf('console')}/requests`
  const [first] = news
  const subject =
    news.length === 1 && first
      ? WORDS[first.kind].title(first.number)
      : `Ждут ответа: ${news.length} ${pluralWord(news.length, 'новое дело', 'новых дела', 'новых дел')}`
  return {
    to,
    site,
    subject,
    blocks: [
      ...news.slice(0, NAMED).map(({ kind, subject_id, number }): Block => {
        const { title, open } = WORDS[kind]
        const text = `${title(number)}.`
        if (!inbox) return { kind: 'text', text }
        return { kind: 'text', text, link: { text: 'Открыть', url: `${inbox}?open=${open}-${subject_id}` } }
      }),
      ...(news.length > NAMED
        ? [{ kind: 'text', text: `И еще ${news.length - NAMED}: они в списке консоли.` } as const]
        : []),
      ...(inbox ? [{ kind: 'button', link: { text: 'Открыть обращения', url: inbox } } as const] : []),
    ],
    reason:
      'Вы получили это письмо, потому что отвечаете на обращения. Отключить такие письма: «Настройки», «Мой вход».',
  }
}
