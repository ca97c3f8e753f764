import { formatMoney, toRoubles, type Kopecks } from '@proverka/domain'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { SiteConfig } from '../../platform/config/sites.ts'

/** To the operator: the account at a contractor is nearly empty, or empty. */
export function contractorMoneyEmail(
  site: SiteConfig,
  { title, balanceKopecks }: { readonly title: string; readonly balanceKopecks: Kopecks | null },
): EmailContent {
  const left =
    balanceKopecks === null ? '' : ` Последний известный остаток: ${formatMoney(toRoubles(balanceKopecks))}.`
  return {
    to: site.support.email,
    site: site.key,
    subject: `Заканчиваются деньги у контрагента ${title}`,
    blocks: [
      { kind: 'text', text: `На счете у ${title} не хватает денег на выписки.${left}` },
      {
        kind: 'text',
        text: 'Заказы покупателей ждут и никому не отказаны. Пополните счет: как только деньги появятся, заказы пойдут дальше сами.',
      },
    ],
  }
}
