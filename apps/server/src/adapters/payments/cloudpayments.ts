import { createHash } from 'node:crypto'
import { CURRENCY } from '@proverka/domain'
import * as v from 'valibot'
import type { CloudPaymentsAccess } from '../../platform/config/payment-access.ts'
import type { Clock } from '../../platform/clock.ts'
import { askProvider } from './ask-provider.ts'
import { cloudReceipt } from './cloudpayments-receipt.ts'
import type { KnownPayment, PaymentProvider, ProviderPayment } from './payment-provider.ts'
import { fromWire, toWire } from './wire-money.ts'

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
  CreatedDateIso: v.optional(v.nullable(v.string())),
  JsonData: v.optional(v.nullable(v.string())),
  OriginalTransactionId: v.optional(v.nullable(v.number())),
})
const transactionsSchema = v.array(transactionSchema)
type Transaction = v.InferOutput<typeof transactionSchema>

const NOT_FOUND = 'Not found'
/** Fewer than this on a page of the list: it is the last one. */
const LIST_PAGE = 100
const MOST_PAGES = 50
/** Their clock is not ours. */
const CLOCK_MARGIN_MS = 10 * 60_000

/**
 * CloudPayments, the card service of the product (PAY-08, PAY-09), by its public wire format. Its window needs nothing
 * from the server but a number of its own, `InvoiceId`: under it the payment is read back, whatever the window said.
 */
export function createCloudPayments(
  access: CloudPaymentsAccess,
  clock: Clock,
  name = 'card',
): PaymentProvider {
  const { publicId, apiSecret, taxes } = access

  async function ask(path: string, body: object, key?: string) {
    const { status, body: answer } = await askProvider(access.url + path, {
      method: 'POST',
      user: publicId,
      password: apiSecret,
      // Repeated requests with one key get the answer of the first; the service stores keys for an hour.
      ...(key !== undefined && { headers: { 'X-Request-ID': key } }),
      body,
    })
    if (status !== 200) throw new Error(`CloudPayments answers ${status} to ${path}`)
    return v.parse(envelopeSchema, answer)
  }

  /** The transaction that matches a query; undefined if not found. */
  async function findOne(path: string, question: object): Promise<Transaction | undefined> {
    const { Success, Message, Model } = await ask(path, question)
    // A declined one is no success of the question, but there.
    if (Model) return v.parse(transactionSchema, Model)
    if (Success || Message === NOT_FOUND) return undefined
    throw new Error(`CloudPayments refuses to look: ${Message ?? ''}`)
  }

  /** Transactions since then that are wanted, oldest first, from a list that is long on a busy day. */
  async function listSince(since: Date, isWanted: (one: Transaction) => boolean): Promise<Transaction[]> {
    const [from, to] = [since.getTime() - CLOCK_MARGIN_MS, clock.now().getTime() + CLOCK_MARGIN_MS]
    const span = {
      CreatedDateGte: new Date(from).toISOString(),
      CreatedDateLte: new Date(to).toISOString(),
    }
    const wanted: Transaction[] = []
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { Success, Message, Model } = await ask('/v2/payments/list', { PageNumber: page, ...span })
      if (!Success) throw new Error(`CloudPayments refuses its list: ${Message ?? ''}`)
      const list = v.parse(transactionsSchema, Model ?? [])
      wanted.push(...list.filter(isWanted))
      if (list.length < LIST_PAGE) return wanted
    }
    // To pay twice is worse than to ask a person.
    throw new Error('CloudPayments has more transactions than can be searched')
  }

  /**
   * The attempt that took the money. The service finds the last one of a number, which may be a card that was declined
   * after another had paid.
   */
  async function findPaid(invoiceId: string, known?: KnownPayment): Promise<Transaction | undefined> {
    if (known?.transactionId !== undefined) {
      const kept = await findOne('/payments/get', { TransactionId: Number(known.transactionId) })
      if (kept?.InvoiceId === invoiceId) return kept
    }
    const last = await findOne('/payments/find', { InvoiceId: invoiceId })
    const isWhole = (one: Transaction) => hasMoney(one) && fromWire(one.Amount) === known?.amount
    if (!last || known === undefined || isWhole(last)) return last
    const all = await listSince(known.since, (one) => one.InvoiceId === invoiceId)
    return all.findLast(isWhole) ?? all.findLast(hasMoney) ?? last
  }

  /** Takes money that a site of two stages only holds, when it is what was asked for. */
  async function confirm(held: Transaction, known?: KnownPayment): Promise<Transaction> {
    if (known === undefined || fromWire(held.Amount) !== known.amount) return held
    const { TransactionId, Amount } = held
    const { Success, Message } = await ask(
      '/payments/confirm',
      { TransactionId, Amount },
      `confirm-${TransactionId}`,
    )
    if (!Success) throw new Error(`CloudPayments refuses the confirmation: ${Message ?? ''}`)
    return (await findOne('/payments/get', { TransactionId })) ?? held
  }

  /** What of a payment went back, no matter who asked for it. */
  function listRefunds(
    { TransactionId, CreatedDateIso }: Transaction,
    since: Date,
  ): Promise<readonly Transaction[]> {
    const paidAt = CreatedDateIso ? new Date(`${CreatedDateIso.replace(/Z$/, '')}Z`) : since
    return listSince(
      paidAt,
      ({ OriginalTransactionId, Status }) =>
        OriginalTransactionId === TransactionId && Status === 'Completed',
    )
  }

  return {
    name,

    async createPayment({ idempotenceKey }) {
      const id = invoiceIdOf(idempotenceKey)
      return { id, confirmationToken: id }
    },

    async fetchPayment(id, known) {
      let found = await findPaid(id, known)
      // The payer has not tried yet, or may try again.
      if (!found) return { id, status: 'pending' }
      if (found.Currency !== undefined && found.Currency !== CURRENCY) return { id, status: 'pending' }
      if (found.Status === 'Authorized') found = await confirm(found, known)
      const amount = fromWire(found.Amount) ?? 0
      const status = STATUSES[found.Status ?? ''] ?? 'pending'
      if (status !== 'succeeded') return { id, status, amount }
      const refunds = known === undefined ? [] : await listRefunds(found, known.since)
      const isBack = amount > 0 && refunds.reduce((sum, one) => sum + kopecksOf(one), 0) >= amount
      return {
        id,
        status: isBack ? 'refunded' : 'succeeded',
        amount,
        transactionId: String(found.TransactionId),
        ...(!isBack && {
          refundsThere: refunds
            .filter(({ JsonData }) => JsonData?.includes('"key"') !== true)
            .map((one) => ({ id: String(one.TransactionId), amount: kopecksOf(one) })),
        }),
      }
    },

    async refundPayment({ paymentId, transactionId, amount, idempotenceKey, since }) {
      const payment = await findPaid(
        paymentId,
        transactionId === undefined ? undefined : { amount, since, transactionId },
      )
      if (!payment) throw new Error('CloudPayments knows no such payment')
      const { TransactionId } = payment
      // The service forgets keys after an hour, and a repeat would pay twice.
      const [done] = await listSince(
        since,
        ({ OriginalTransactionId, JsonData, Status }) =>
          OriginalTransactionId === TransactionId &&
          Status !== 'Declined' &&
          JsonData?.includes(idempotenceKey) === true,
      )
      if (done) return { id: String(done.TransactionId), status: 'succeeded' }
      const { Success, Message, Model } = await ask(
        '/payments/refund',
        {
          TransactionId,
          Amount: Number(toWire(amount)),
          JsonData: JSON.stringify({ key: idempotenceKey }),
        },
        idempotenceKey,
      )
      if (!Success) return { id: idempotenceKey, status: 'canceled', reason: Message ?? 'без объяснения' }
      const { TransactionId: refundId } = v.parse(v.object({ TransactionId: v.number() }), Model)
      return { id: String(refundId), status: 'succeeded' }
    },

    async makeReceipt(receipt, idempotenceKey) {
      // Without a payment the money came by bank transfer, which the bank documents itself.
      if (receipt.paymentId === undefined) return
      const { Success, Message } = await ask('/kkt/receipt', cloudReceipt(receipt, taxes), idempotenceKey)
      if (!Success) throw new Error(`CloudPayments refuses the receipt: ${Message ?? ''}`)
    },
  }
}

const kopecksOf = ({ Amount }: Transaction): number => fromWire(Amount) ?? 0

/** Whether an attempt took the money or holds it. */
const hasMoney = ({ Status }: Transaction): boolean => Status === 'Completed' || Status === 'Authorized'

/** What a transaction's status means for the payment; a declined card may be followed by another one. */
const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {
  Completed: 'succeeded',
  Cancelled: 'canceled',
}

/** The same key gives the same unguessable number: it names the order and its attempt. */
const invoiceIdOf = (key: string): string =>
  `p${createHash('sha256').update(`proverka:${key}`).digest('hex').slice(0, 31)}`
