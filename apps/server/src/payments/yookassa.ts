import { CURRENCY } from '@proverka/domain'
import type { Kopecks } from '@proverka/domain'
import * as v from 'valibot'
import { askProvider, type ProviderAnswer } from './ask-provider.ts'
import type { PaymentProvider, Receipt, ReceiptTaxes } from './payment-provider.ts'
import { fromWire, toWire } from './wire-money.ts'

/** Access to a shop of YooKassa, and what its receipts say of taxes. */
export interface YooKassaAccess {
  /** Base of its API without a slash at the end. */
  readonly url: string
  readonly shopId: string
  readonly secretKey: string
  readonly taxes: ReceiptTaxes
}

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
  status: v.string(),
  description: v.optional(v.nullable(v.string())),
})
const refundsSchema = v.object({
  items: v.optional(v.array(refundSchema), []),
  next_cursor: v.optional(v.nullable(v.string())),
})

type WirePayment = v.InferOutput<typeof paymentSchema>

const MOST_DESCRIPTION = 128

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

  /** The refund of this key, if it was made: the service forgets keys after a day, and a repeat would pay twice. */
  async function findRefund(paymentId: string, key: string): Promise<string | undefined> {
    let cursor = ''
    do {
      const query = new URLSearchParams({ payment_id: paymentId, ...(cursor && { cursor }) })
      const page = v.parse(refundsSchema, expectDone(await ask('GET', `/refunds?${query}`)))
      const found = page.items.find(
        ({ status, description }) => status !== 'canceled' && description?.endsWith(key),
      )
      if (found) return found.id
      cursor = page.next_cursor ?? ''
    } while (cursor !== '')
    return undefined
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
      return { id, status: status === 'waiting_for_capture' ? 'pending' : status, amount }
    },

    async refundPayment({ paymentId, amount, idempotenceKey }) {
      const done = await findRefund(paymentId, idempotenceKey)
      if (done !== undefined) return { id: done }
      const body = {
        payment_id: paymentId,
        amount: wireAmount(amount),
        description: `Возврат ${idempotenceKey}`,
      }
      return v.parse(refundSchema, expectDone(await ask('POST', '/refunds', body, idempotenceKey)))
    },

    async makeReceipt(receipt, idempotenceKey) {
      // A receipt of YooKassa belongs to a payment of YooKassa; what came by a bank has its papers in the bank.
      if (receipt.paymentId === undefined) return
      expectDone(
        await ask(
          'POST',
          '/receipts',
          wireReceipt(receipt, receipt.paymentId, taxes),
          shortKey(idempotenceKey),
        ),
      )
    },
  }
}

const wireAmount = (kopecks: Kopecks) => ({ value: toWire(kopecks), currency: CURRENCY })

/** Keys have 64 characters at most; ours say what they are for. */
const shortKey = (key: string): string => (key.length <= 64 ? key : key.slice(-64))

/** The three stages of a service that is paid ahead (LAW-04): an advance, its settlement, money given back. */
function wireReceipt(receipt: Receipt, paymentId: string, { vatCode, taxSystem }: ReceiptTaxes): object {
  const total = receipt.lines.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const isSettled = receipt.kind === 'settlement'
  return {
    type: receipt.kind === 'return' ? 'refund' : 'payment',
    payment_id: paymentId,
    send: true,
    customer: { email: receipt.email },
    items: receipt.lines.map(({ name, kopecks }) => ({
      description: name.slice(0, MOST_DESCRIPTION),
      quantity: '1.00',
      amount: wireAmount(kopecks),
      vat_code: vatCode,
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
