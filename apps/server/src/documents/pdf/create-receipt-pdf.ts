import { formatDateTime, emailHint } from '@proverka/domain'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { ReceiptKind } from '../../platform/db/schema/account-schema.ts'
import type { ReceiptRow } from '../../platform/db/queries/payments/receipts.ts'
import type { Typeset } from './typesetter.ts'
import { exactMoney } from './exact-money.ts'

const TITLES: Readonly<Record<ReceiptKind, string>> = {
  advance: 'Чек на аванс',
  settlement: 'Чек на услугу',
  return: 'Чек возврата',
}

const SIGNS: Readonly<Record<ReceiptKind, string>> = {
  advance: 'Приход, предоплата',
  settlement: 'Приход, полный расчет',
  return: 'Возврат прихода',
}

/** A receipt in print (LAW-04); `isDemo` marks one that no tax office knows of. */
export function createReceiptPdf(typeset: Typeset) {
  return async (receipt: ReceiptRow, site: SiteConfig, isDemo: boolean): Promise<Uint8Array> =>
    typeset('receipt.typ', receiptView(receipt, site, isDemo), receipt.created_at)
}

/** The name of the file: «Чек на аванс, заказ 10 005.pdf». */
export function receiptFileName({ kind, order_number }: Pick<ReceiptRow, 'kind' | 'order_number'>): string {
  return `${TITLES[kind]}, заказ ${order_number}.pdf`
}

function receiptView(receipt: ReceiptRow, site: SiteConfig, isDemo: boolean) {
  const { operator } = site
  const total = receipt.lines.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const title = `${TITLES[receipt.kind]}, заказ № ${receipt.order_number}`
  return {
    fileTitle: title,
    title,
    demo: isDemo,
    sign: SIGNS[receipt.kind],
    at: formatDateTime(receipt.created_at.toISOString()),
    seller: [operator.name, `ИНН ${operator.inn}`, operator.address],
    buyer: emailHint(receipt.email),
    lines: receipt.lines.map(({ name, kopecks }) => ({ name, amount: exactMoney(kopecks) })),
    total: exactMoney(total),
    note: 'НДС не облагается. Кассовый чек формирует платежная система и присылает на эту же почту.',
  }
}
