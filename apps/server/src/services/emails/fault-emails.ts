import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { AdminFaultRow } from '../../platform/db/queries/reports/report-faults.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'

/** The answer to what a reader reported; what the reader wrote stays on the page, an email may be read by others. */
export function faultAnsweredEmail(context: AppContext, fault: AdminFaultRow): EmailContent {
  const url = `${context.originOf(fault.site)}${buildPath('report-id', { id: fault.order_item_id })}#faults`
  return {
    to: fault.email,
    site: fault.site as SiteKey,
    subject: `Ответ на сообщение об ошибке в отчете, заказ ${fault.order_number}`,
    blocks: [
      { kind: 'text', text: `${fault.product_name_ru}. Вы сообщили об ошибке, мы разобрались.` },
      { kind: 'text', text: fault.answer ?? '' },
      { kind: 'button', link: { text: 'Открыть отчет', url } },
    ],
    reason: 'Вы получили это письмо, потому что сообщили об ошибке в отчете.',
  }
}
