import { formatDay, formatMoney } from '@proverka/domain'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import { handedActBlocks, type HandedAct } from './destruction-emails.ts'
import { formatInstant } from './order-words.ts'

/** What the last email says. */
interface RemovedAccount {
  readonly to: string
  /** Own money that was left, roubles. */
  readonly own: number
  /** Null: nothing was ever paid. */
  readonly papersUntil: string | null
  /** The act of destruction. */
  readonly act: HandedAct | null
}

/** The last email to the user of an account: it is gone, and what the law keeps. */
export function accountRemovedEmail(
  context: AppContext,
  site: SiteKey,
  { to, own, papersUntil, act }: RemovedAccount,
): EmailContent {
  const papers =
    papersUntil === null
      ? 'Платежей не было, поэтому чеков и счетов у нас нет.'
      : `Документы об оплате (номер, дата, сумма и плательщик из счета, без почты и имени) закон велит хранить до ${formatDay(papersUntil)}.`
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
      ...(act === null ? [] : handedActBlocks(act)),
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

/** To the support: money of a deleted user, to be returned by the means it was paid with. */
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
