import { createHash } from 'node:crypto'
import { CURRENCY } from '@proverka/domain'
import * as v from 'valibot'
import { askProvider } from './ask-provider.ts'
import type { PaymentProvider, ProviderPayment, Receipt, ReceiptTaxes } from './payment-provider.ts'
import { fromWire, toWire } from './wire-money.ts'

/** Access to a site of CloudPayments, and what its receipts say of taxes. */
export interface CloudPaymentsAccess {
  /** Base of its API without a slash at the end. */
  readonly url: string
  readonly publicId: string
  readonly apiSecret: string
  readonly taxes: ReceiptTaxes
}

const envelopeSchema = v.object({
  Success: v.boolean(),
  Message: v.optional(v.nullable(v.string())),
  Model: v.optional(v.unknown()),
})
const transactionSchema = v.object({
  TransactionId: v.number(),
  Amount: v.number(),
  Currency: v.optional(v.string()),
  InvoiceId: v.optional(v.nullable(v.string())),
  Status: v.optional(v.nullable(v.string())),
  JsonData: v.optional(v.nullable(v.string())),
  OriginalTransactionId: v.optional(v.nullable(v.number())),
})
const transactionsSchema = v.array(transactionSchema)
type Transaction = v.InferOutput<typeof transactionSchema>

const NOT_FOUND = 'Not found'
/** Fewer than this on a page of the list: it is the last one. */
const LIST_PAGE = 100
const MOST_PAGES = 50

/**
 * CloudPayments, the card service of the product (PAY-08, PAY-09), by its public wire format. Its window needs nothing
 * from the server but a number of its own, `InvoiceId`: under it the payment is read back, whatever the window said.
 */
export function createCloudPayments(access: CloudPaymentsAccess, name = 'card'): PaymentProvider {
  const { publicId, apiSecret, taxes } = access

  async function ask(path: string, body: object, key?: string) {
    const { status, body: answer } = await askProvider(access.url + path, {
      method: 'POST',
      user: publicId,
      password: apiSecret,
      // A repeated request of one key has the answer of the first; keys are kept for an hour.
      ...(key !== undefined && { headers: { 'X-Request-ID': key } }),
      body,
    })
    if (status !== 200) throw new Error(`CloudPayments answers ${status} to ${path}`)
    return v.parse(envelopeSchema, answer)
  }

  async function findTransaction(invoiceId: string): Promise<Transaction | undefined> {
    const { Success, Message, Model } = await ask('/payments/find', { InvoiceId: invoiceId })
    if (Model) return v.parse(transactionSchema, Model)
    if (Success || Message === NOT_FOUND) return undefined
    throw new Error(`CloudPayments refuses to look: ${Message ?? ''}`)
  }

  /** The refund of this key, if it was made: the service forgets keys after an hour, and a repeat would pay twice. */
  async function findRefund(original: number, key: string, since: Date): Promise<number | undefined> {
    const span = { CreatedDateGte: since.toISOString(), CreatedDateLte: new Date().toISOString() }
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { Success, Message, Model } = await ask('/v2/payments/list', { PageNumber: page, ...span })
      if (!Success) throw new Error(`CloudPayments refuses its list: ${Message ?? ''}`)
      const list = v.parse(transactionsSchema, Model ?? [])
      const found = list.find(
        ({ OriginalTransactionId, JsonData }) =>
          OriginalTransactionId === original && JsonData?.includes(key) === true,
      )
      if (found) return found.TransactionId
      if (list.length < LIST_PAGE) return undefined
    }
    // To pay twice is worse than to ask a person.
    throw new Error('CloudPayments has more transactions than can be searched for a refund')
  }

  return {
    name,

    async createPayment({ idempotenceKey }) {
      const id = invoiceIdOf(idempotenceKey)
      return { id, confirmationToken: id }
    },

    async fetchPayment(id) {
      const found = await findTransaction(id)
      // The payer has not tried yet, or may try again.
      if (!found) return { id, status: 'pending' }
      if (found.Currency !== undefined && found.Currency !== CURRENCY) return { id, status: 'pending' }
      return { id, status: STATUSES[found.Status ?? ''] ?? 'pending', amount: fromWire(found.Amount) }
    },

    async refundPayment({ paymentId, amount, idempotenceKey, since }) {
      const payment = await findTransaction(paymentId)
      if (!payment) throw new Error('CloudPayments knows no such payment')
      const done = await findRefund(payment.TransactionId, idempotenceKey, since)
      if (done !== undefined) return { id: String(done) }
      const { Success, Message, Model } = await ask(
        '/payments/refund',
        {
          TransactionId: payment.TransactionId,
          Amount: Number(toWire(amount)),
          JsonData: JSON.stringify({ key: idempotenceKey }),
        },
        idempotenceKey,
      )
      if (!Success) throw new Error(`CloudPayments refuses the refund: ${Message ?? ''}`)
      return { id: String(v.parse(v.object({ TransactionId: v.number() }), Model).TransactionId) }
    },

    async makeReceipt(receipt, idempotenceKey) {
      // Without a payment the money came by bank transfer, which the bank documents itself.
      if (receipt.paymentId === undefined) return
      const { Success, Message } = await ask('/kkt/receipt', wireReceipt(receipt, taxes), idempotenceKey)
      if (!Success) throw new Error(`CloudPayments refuses the receipt: ${Message ?? ''}`)
    },
  }
}

/** What a transaction's status means for the payment; a declined card may be followed by another one. */
const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {
  Completed: 'succeeded',
  Cancelled: 'canceled',
}

/** The same key gives the same unguessable number: it names the order and its attempt. */
const invoiceIdOf = (key: string): string =>
  `p${createHash('sha256').update(`proverka:${key}`).digest('hex').slice(0, 31)}`

/** Codes of the law on cash registers: full payment in advance and at the settlement; a service. */
const [PREPAYMENT, SETTLEMENT, SERVICE] = [1, 4, 4]

function wireReceipt(receipt: Receipt, { vatCode, taxSystem }: ReceiptTaxes): object {
  const { kind, lines, email, orderNumber, sellerInn, paymentId } = receipt
  const total = lines.reduce((sum, { kopecks }) => sum + kopecks, 0) / 100
  const isSettled = kind === 'settlement'
  return {
    Inn: sellerInn,
    Type: kind === 'return' ? 'IncomeReturn' : 'Income',
    InvoiceId: paymentId,
    AccountId: String(orderNumber),
    CustomerReceipt: {
      Items: lines.map(({ name, kopecks }) => ({
        Label: name,
        Price: kopecks / 100,
        Quantity: 1,
        Amount: kopecks / 100,
        // The law's «without VAT» is an absent rate here.
        Vat: vatCode === 1 ? null : vatCode,
        Method: isSettled ? SETTLEMENT : PREPAYMENT,
        Object: SERVICE,
      })),
      ...(taxSystem !== undefined && { TaxationSystem: taxSystem - 1 }),
      Email: email,
      Amounts: isSettled ? { AdvancePayment: total } : { Electronic: total },
    },
  }
}
