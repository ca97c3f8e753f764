import { formatDate } from '@proverka/domain'
import { mainSite } from '@proverka/domain/sites'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { WithdrawalRow } from '../../platform/db/queries/payments/withdrawals.ts'
import type { AppContext } from '../context.ts'
import { formatInstant, formatKopecks } from './order-words.ts'

type DecidedWithdrawal = Pick<
  WithdrawalRow,
  'number' | 'amount_kopecks' | 'status' | 'reason' | 'document_number' | 'document_day'
>

/** Says that the money of a partner was sent to his bank, or why it was not and where it is. */
export function withdrawalDecidedEmail(
  context: AppContext,
  to: string,
  { number, amount_kopecks, status, reason, document_number, document_day }: DecidedWithdrawal,
): EmailContent {
  const site = (mainSite(context.config.sites) ?? context.config.sites[0])?.key ?? 'realty'
  const sum = formatKopecks(amount_kopecks)
  const title = status === 'paid' ? 'Деньги отправлены' : 'Заявка на вывод отклонена'
  return {
    to,
    site,
    subject: `${title}: ${sum}`,
    stamp: { title, at: formatInstant(context.clock.now()) },
    blocks: [
      {
        kind: 'text',
        text:
          status === 'paid'
            ? `По заявке № ${number} отправили ${sum} на ваш счет.`
            : `Заявку № ${number} на ${sum} мы не выплатили: ${reason}. Деньги вернулись на ваш бонус, заявку можно подать заново.`,
      },
      ...(document_number !== null && document_day !== null
        ? [
            {
              kind: 'facts',
              rows: [
                {
                  label: 'Платежное поручение',
                  value: `№ ${document_number} от ${formatDate(document_day)}`,
                },
              ],
            } as const,
          ]
        : []),
      {
        kind: 'button',
        link: { text: 'Заработанное и заявки', url: `${context.originOf(site)}/user/partner/` },
      },
    ],
  }
}
