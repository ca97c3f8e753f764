import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { EmailContent } from '../../documents/emails/email-content.ts'
import type { AppContext } from '../context.ts'

/** To both addresses of a person whose two accounts became one; neither names the other address. */
export function accountMergedEmail(
  context: AppContext,
  site: SiteKey,
  { to, isFormer, orders }: { readonly to: string; readonly isFormer: boolean; readonly orders: number },
): EmailContent {
  const text = isFormer
    ? 'Учетная запись с этой почтой стала частью другой вашей учетной записи. Заказы, отчеты и деньги там. Входить можно и по этой почте, письма придут на ту, что осталась.'
    : `К вашей учетной записи присоединена другая ваша: ее заказы (${orders}), отчеты и деньги теперь здесь.`
  return {
    to,
    site,
    subject: 'Ваши учетные записи объединены',
    blocks: [
      { kind: 'heading', text: 'Две учетные записи стали одной' },
      { kind: 'text', text },
      {
        kind: 'text',
        text: 'Ключ API и адрес вызова присоединенной записи больше не действуют, входы в нее завершены.',
      },
      {
        kind: 'button',
        link: { text: 'Открыть заказы', url: `${context.originOf(site)}${buildPath('user-orders')}` },
      },
    ],
    reason: 'Вы просили объединить учетные записи. Не просили: сразу напишите нам.',
  }
}
