import type { Kopecks } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { formatInstant, formatKopecks } from './order-words.ts'

const CAUSES = {
  'top-up': 'Деньги за пополнение вернулись плательщику, поэтому мы списываем их с баланса',
  bonus: 'Пополнение приглашенного вами человека возвращено, поэтому мы отменяем бонус за него',
} as const

/** Tells of money or bonus that is taken back; `debt` is what was not on the account any more. */
export function takenBackEmail(
  context: AppContext,
  order: Pick<OrderRow, 'email' | 'site'>,
  { kind, kopecks, debt }: { kind: keyof typeof CAUSES; kopecks: Kopecks; debt: Kopecks },
): EmailContent {
  const sum = formatKopecks(kopecks)
  const title = kind === 'bonus' ? 'Бонус отменен' : 'Пополнение отменено'
  const owed = formatKopecks(debt)
  return {
    to: order.email,
    site: order.site as SiteKey,
    subject: `${title}: ${sum}`,
    stamp: { title, at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'text', text: `${CAUSES[kind]}: ${sum}.` },
      ...(debt > 0
        ? [
            {
              kind: 'text',
              text: `На счете столько не осталось: ${owed} записаны как долг. Он спишется первым из следующего такого зачисления, доплачивать сейчас ничего не нужно.`,
            } as const,
          ]
        : []),
      {
        kind: 'button',
        link: { text: 'Баланс и движения', url: `${context.originOf(order.site)}/user/balance/` },
      },
    ],
  }
}
