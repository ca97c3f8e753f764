import { formatDate } from '@proverka/domain'
import { moscowDate } from '@proverka/domain/timing'
import type { Payer } from '@proverka/domain/accounts'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { InvoiceRow } from '../../platform/db/queries/payments/invoices.ts'
import { roubleWords } from './rouble-words.ts'
import type { Typeset } from './typesetter.ts'
import { exactMoney } from './exact-money.ts'

/** An invoice in print; `isDemo` marks one that is not to be paid. */
export function createInvoicePdf(typeset: Typeset) {
  return async (invoice: InvoiceRow, site: SiteConfig, isDemo: boolean): Promise<Uint8Array> =>
    typeset('invoice.typ', invoiceView(invoice, site, isDemo), invoice.created_at)
}

/** What the template prints, in the order of the page. */
function invoiceView(invoice: InvoiceRow, site: SiteConfig, isDemo: boolean) {
  const { bank, operator } = site
  const date = formatDate(moscowDate(invoice.created_at.getTime()))
  return {
    fileTitle: `Счет № ${invoice.number} от ${date}`,
    title: `Счет на оплату № ${invoice.number} от ${date}`,
    demo: isDemo,
    seller: [operator.name, `ИНН ${operator.inn}, ОГРН ${operator.ogrn}`, operator.address, operator.email],
    bank: bank
      ? [
          bank.name,
          `БИК ${bank.bik}`,
          `Расчетный счет ${bank.account}`,
          `Корреспондентский счет ${bank.correspondentAccount}`,
        ]
      : [`Реквизиты банка сообщит поддержка: ${operator.email}`],
    payer: invoice.payer ? payerLines(invoice.payer) : ['Реквизиты плательщика не указаны'],
    line:
      invoice.purpose === 'top-up'
        ? 'Пополнение баланса личного кабинета'
        : `Информационные услуги по заказу № ${invoice.order_number}`,
    amount: exactMoney(invoice.amount_kopecks),
    words: roubleWords(invoice.amount_kopecks),
    purpose: `Назначение платежа: оплата по счету № ${invoice.number} от ${date}. НДС не облагается.`,
  }
}

/** Name, codes and address of the payer. */
export function payerLines(payer: Omit<Payer, 'payer_id'>): readonly string[] {
  const codes = payer.kpp ? `ИНН ${payer.inn}, КПП ${payer.kpp}` : `ИНН ${payer.inn}`
  return [payer.name, codes, payer.address]
}
