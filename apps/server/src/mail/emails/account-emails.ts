import { formatDay, formatMoney } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../../context.ts'
import type { EmailContent } from '../email.ts'
import { formatInstant } from './order-words.ts'

/** The last email to the user of an account: it is gone, and what the law keeps. */
export function accountRemovedEmail(
  context: AppContext,
  site: SiteKey,
  { to, own, papersUntil }: { to: string; own: number; papersUntil: string | null },
): EmailContent {
  const papers =
    papersUntil === null
      ? 'Платежей не было, поэтому чеков и счетов у нас нет.'
      : `Чеки и счета (сумма, дата, почта для чека) закон велит хранить до ${formatDay(papersUntil)}.`
  return {
    to,
    site,
    subject: 'Кабинет удален',
    stamp: { title: 'Кабинет удален', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: 'Кабинет удален' },
      {
        kind: 'text',
        text: 'Отчеты, файлы, имя, телефон, входы, ключ API и плательщики удалены. Журнал согласий удалим через 30 дней.',
      },
      { kind: 'text', text: papers },
      ...(own > 0
        ? [
            {
              kind: 'text',
              text: `На балансе оставалось ${formatMoney(own)}: вернем тем же способом, каким вы платили, в течение 30 рабочих дней.`,
            } as const,
          ]
        : []),
    ],
    reason: 'Это последнее письмо от нас. Удаляли не вы: ответьте на него.',
  }
}

/** To the support: money of a user who is no more, to be returned the way it came. */
export function moneyOfRemovedEmail(
  context: AppContext,
  site: SiteKey,
  { to, userId, email, roubles }: { to: string; userId: string; email: string; roubles: number },
): EmailContent {
  return {
    to,
    site,
    subject: `Вернуть ${formatMoney(roubles)}: кабинет удален`,
    stamp: { title: 'Возврат остатка', at: formatInstant(context.clock.now()) },
    blocks: [
      { kind: 'heading', text: `Верните остаток баланса: ${formatMoney(roubles)}` },
      {
        kind: 'facts',
        rows: [
          { label: 'Кабинет', value: userId },
          { label: 'Почта', value: email },
          { label: 'Срок', value: '30 рабочих дней, тем же способом, каким платили' },
        ],
      },
      { kind: 'text', text: 'После возврата спишите остаток с баланса этого кабинета.' },
    ],
  }
}
