interface Money {
  readonly value?: unknown
  readonly currency?: unknown
}

interface WireReceipt {
  readonly type?: unknown
  readonly payment_id?: unknown
  readonly refund_id?: unknown
  readonly send?: unknown
  readonly customer?: { readonly email?: unknown }
  readonly tax_system_code?: unknown
  readonly items?: readonly {
    readonly description?: unknown
    readonly quantity?: unknown
    readonly amount?: Money
    readonly vat_code?: unknown
    readonly payment_mode?: unknown
    readonly payment_subject?: unknown
  }[]
  readonly settlements?: readonly { readonly type?: unknown; readonly amount?: Money }[]
}

type Known = ReadonlyMap<string, { readonly status: string; readonly value: string }>
type Refunds = readonly { readonly id: string; readonly status: string; readonly value: string }[]

const SETTLEMENTS = ['cashless', 'prepayment', 'postpayment', 'consideration']
const MODES = ['full_prepayment', 'partial_prepayment', 'advance', 'full_payment', 'partial_payment']

/** What is wrong with a receipt, as the name of its field; undefined when the service takes it. */
export function receiptFault(given: object, payments: Known, refunds: Refunds): string | undefined {
  const receipt: WireReceipt = given
  const { type, payment_id, refund_id, items = [], settlements = [] } = receipt
  // A receipt of a payment names the payment, one of a refund its refund and nothing else.
  if (type !== 'payment' && type !== 'refund') return 'type'
  if ((type === 'payment') !== (refund_id === undefined)) return 'refund_id'
  if ((type === 'refund') !== (payment_id === undefined)) return 'payment_id'
  const about =
    type === 'payment' ? payments.get(String(payment_id)) : refunds.find(({ id }) => id === refund_id)
  if (about?.status !== 'succeeded') return `${type}_id`
  if (receipt.send !== true) return 'send'
  if (!/^[^@\s]+@[^@\s]+$/.test(String(receipt.customer?.email))) return 'customer'
  if (!isCode(receipt.tax_system_code ?? 1, 6)) return 'tax_system_code'
  if (items.length === 0 || items.some(({ description }) => !isText(description, 128))) return 'items'
  if (items.some(({ quantity }) => !(Number(quantity) > 0))) return 'items.quantity'
  if (items.some(({ vat_code }) => !isCode(vat_code, 12))) return 'items.vat_code'
  if (items.some(({ payment_mode }) => !MODES.includes(String(payment_mode)))) return 'items.payment_mode'
  if (items.some(({ payment_subject }) => payment_subject !== 'service')) return 'items.payment_subject'
  if (settlements.length === 0 || settlements.some(({ type: one }) => !SETTLEMENTS.includes(String(one))))
    return 'settlements'
  const total = items.reduce((sum, { amount, quantity }) => sum + kopecksOf(amount) * Number(quantity), 0)
  const settled = settlements.reduce((sum, { amount }) => sum + kopecksOf(amount), 0)
  // A sum that is no sum is not equal to itself.
  if (total !== settled || total > kopecksOf({ value: about.value, currency: 'RUB' }))
    return 'settlements.amount'
  return undefined
}

const isText = (given: unknown, most: number): boolean =>
  typeof given === 'string' && given.length > 0 && given.length <= most

const isCode = (given: unknown, most: number): boolean =>
  typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= most

/** Sums are texts with two digits. */
const kopecksOf = (amount: Money | undefined): number =>
  typeof amount?.value === 'string' && /^\d+\.\d{2}$/.test(amount.value) && amount.currency === 'RUB'
    ? Math.round(Number(amount.value) * 100)
    : Number.NaN
