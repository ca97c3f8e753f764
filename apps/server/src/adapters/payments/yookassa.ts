import { CURRENCY } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import * as v from 'valibot'
import type { ReceiptTaxes, YooKassaAccess } from '../../platform/config/payment-access.ts'
import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import type { PaymentProvider, ProviderRefund, Receipt, RefundThere } from './payment-provider.ts'
import { vatCodeOf } from './receipt-vat.ts'
import { fromWire, toWire } from './wire-money.ts'

const amountSchema = v.object({ value: v.union([v.string(), v.number()]), currency: v.literal(CURRENCY) })
const paymentSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: amountSchema,
  refunded_amount: v.optional(amountSchema),
  confirmation: v.optional(v.looseObject({ confirmation_token: v.optional(v.string()) })),
})
const refundSchema = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'succeeded', 'canceled']),
  amount: v.optional(amountSchema),
  description: v.optional(v.nullable(v.string())),
  cancellation_details: v.optional(v.nullable(v.object({ reason: v.string() }))),
})
const refundsSchema = v.object({
  items: v.optional(v.array(refundSchema), []),
  next_cursor: v.optional(v.nullable(v.string())),
})

type WirePayment = v.InferOutput<typeof paymentSchema>
type WireRefund = v.InferOutput<typeof refundSchema>

const MOST_DESCRIPTION = 128

/** How the description of our refunds begins; their key follows. */
const OUR_REFUND = 'Возврат '

/**
 * YooKassa, the money service of the product (PAY-08, PAY-09), by its public wire format: amounts are texts, each request
 * has an idempotence key, payments are captured at once.
 */
export function createYooKassa(access: YooKassaAccess, name = 'money'): PaymentProvider {
  const { shopId, secretKey, taxes } = access
  const ask = (method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    askProvider(access.url + path, {
      method,
      user: shopId,
      password: secretKey,
      ...(key !== undefined && { headers: { 'Idempotence-Key': key } }),
      ...(body && { body }),
    })

  async function readPayment(answer: ProviderAnswer): Promise<WirePayment> {
    return v.parse(paymentSchema, expectDone(answer))
  }

  async function listRefunds(paymentId: string): Promise<readonly WireRefund[]> {
    const refunds: WireRefund[] = []
    let cursor = ''
    do {
      const query = new URLSearchParams({ payment_id: paymentId, ...(cursor && { cursor }) })
      const page = v.parse(refundsSchema, expectDone(await ask('GET', `/refunds?${query}`)))
      refunds.push(...page.items)
      cursor = page.next_cursor ?? ''
    } while (cursor !== '')
    return refunds
  }

  /** The refund of a return: ours, or the one that was made at the service without us. */
  async function refundOf({ refundId, paymentId }: Receipt): Promise<string> {
    if (refundId !== undefined) return refundId
    const done = (await listRefunds(paymentId ?? '')).filter(({ status }) => status === 'succeeded')
    const found = done.find((refund) => !isOurs(refund)) ?? done[0]
    if (!found) throw new Error('YooKassa knows no refund for the receipt')
    return found.id
  }

  async function listRefundsThere(paymentId: string): Promise<readonly RefundThere[]> {
    return (await listRefunds(paymentId))
      .filter((refund) => refund.status === 'succeeded' && !isOurs(refund))
      .map((refund) => ({ id: refund.id, amount: fromWire(refund.amount?.value) ?? 0 }))
  }

  return {
    name,

    async createPayment({ amount, description, idempotenceKey }) {
      const payment = await readPayment(
        await ask(
          'POST',
          '/payments',
          {
            amount: wireAmount(amount),
            capture: true,
            confirmation: { type: 'embedded', locale: 'ru_RU' },
            description: description.slice(0, MOST_DESCRIPTION),
          },
          idempotenceKey,
        ),
      )
      const token = payment.confirmation?.confirmation_token
      if (token === undefined) throw new Error('YooKassa gave no confirmation token')
      return { id: payment.id, confirmationToken: token }
    },

    async fetchPayment(id) {
      const answer = await ask('GET', `/payments/${encodeURIComponent(id)}`)
      if (answer.status === 404) return undefined
      let payment = await readPayment(answer)
      // Only a payment that another setting of the shop has opened waits for us.
      if (payment.status === 'waiting_for_capture')
        payment = await readPayment(await ask('POST', `/payments/${payment.id}/capture`, {}, `capture-${id}`))
      const amount = fromWire(payment.amount.value) ?? 0
      const refunded = fromWire(payment.refunded_amount?.value) ?? 0
      const { status } = payment
      if (status === 'succeeded' && refunded > 0 && refunded >= amount)
        return { id, status: 'refunded', amount }
      if (status === 'succeeded' && refunded > 0)
        return { id, status, amount, refundsThere: await listRefundsThere(id) }
      return { id, status: status === 'waiting_for_capture' ? 'pending' : status, amount }
    },

    async refundPayment({ paymentId, amount, idempotenceKey }) {
      // The service forgets keys after a day, and a repeat would pay twice.
      const ours = (await listRefunds(paymentId)).filter(({ description }) =>
        description?.endsWith(idempotenceKey),
      )
      const known = ours.find(({ status }) => status !== 'canceled')
      if (known) return refundOutcome(known)
      const body = {
        payment_id: paymentId,
        amount: wireAmount(amount),
        description: `${OUR_REFUND}${idempotenceKey}`,
      }
      // The key of one that was canceled would only bring it back.
      const key = ours.length === 0 ? idempotenceKey : `${idempotenceKey}:${ours.length}`
      return refundOutcome(v.parse(refundSchema, expectDone(await ask('POST', '/refunds', body, key))))
    },

    async makeReceipt(receipt, idempotenceKey) {
      // A receipt of YooKassa belongs to a payment of YooKassa; what came by a bank has its papers in the bank.
      if (receipt.paymentId === undefined) return
      const about =
        receipt.kind === 'return'
          ? { type: 'refund', refund_id: await refundOf(receipt) }
          : { type: 'payment', payment_id: receipt.paymentId }
      expectDone(await ask('POST', '/receipts', wireReceipt(receipt, about, taxes), shortKey(idempotenceKey)))
    },
  }
}

const isOurs = ({ description }: WireRefund): boolean => description?.startsWith(OUR_REFUND) === true

const refundOutcome = ({ id, status, cancellation_details }: WireRefund): ProviderRefund =>
  status === 'canceled' ? { id, status, reason: cancellation_details?.reason ?? status } : { id, status }

const wireAmount = (kopecks: Kopecks) => ({ value: toWire(kopecks), currency: CURRENCY })

/** Keys have 64 characters at most; ours say what they are for. */
const shortKey = (key: string): string => (key.length <= 64 ? key : key.slice(-64))

/** The three stages of a service that is paid ahead (LAW-04): an advance, its settlement, money given back. */
function wireReceipt(receipt: Receipt, about: object, { vatCode, taxSystem }: ReceiptTaxes): object {
  const total = receipt.lines.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const isSettled = receipt.kind === 'settlement'
  return {
    ...about,
    send: true,
    customer: { email: receipt.email },
    items: receipt.lines.map(({ name, kopecks }) => ({
      description: name.slice(0, MOST_DESCRIPTION),
      quantity: '1.00',
      amount: wireAmount(kopecks),
      vat_code: vatCodeOf(receipt.kind, vatCode),
      payment_mode: isSettled ? 'full_payment' : 'full_prepayment',
      payment_subject: 'service',
    })),
    settlements: [{ type: isSettled ? 'prepayment' : 'cashless', amount: wireAmount(total) }],
    ...(taxSystem !== undefined && { tax_system_code: taxSystem }),
  }
}

/** The body of an answer that did what was asked; a refusal becomes an error with its code. */
function expectDone({ status, body }: ProviderAnswer): unknown {
  if (status >= 200 && status < 300) return body
  const { code = 'unknown', parameter = '' } = (body ?? {}) as { code?: string; parameter?: string }
  throw new Error(`YooKassa answers ${status} ${code} ${parameter}`.trim())
}
