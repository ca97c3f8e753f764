import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cloudReceiptFault } from './cloudpayments-receipt.ts'

export interface CloudTransaction {
  readonly TransactionId: number
  readonly Amount: number
  readonly Currency: 'RUB'
  readonly InvoiceId: string | null
  readonly OriginalTransactionId: number | null
  readonly JsonData: string | null
  /** UTC, without a letter for it. */
  readonly CreatedDateIso: string
  Status: 'Completed' | 'Declined' | 'Cancelled' | 'Authorized'
}

export interface CloudPaymentsServer {
  readonly url: string
  readonly site: { readonly publicId: string; readonly apiSecret: string }
  readonly transactions: readonly CloudTransaction[]
  readonly receipts: readonly Readonly<Record<string, unknown>>[]
  /** The payer pays in the window, which names the sum by itself; with `isHeld` a site of two stages only holds the money. */
  pay: (invoiceId: string, kopecks: number, isHeld?: boolean) => CloudTransaction
  decline: (invoiceId: string, kopecks: number) => void
  /** The shop gives money back in its cabinet there; the rest of the payment when no sum is named. */
  refundThere: (invoiceId: string, kopecks?: number) => void
  /** The shop gives held money up in its cabinet there. */
  cancelThere: (invoiceId: string) => void
  /** Whether the next refunds are refused. */
  refuseRefunds: (isRefused: boolean) => void
  /** An hour has passed: keys are forgotten. */
  forgetKeys: () => void
  cutNextAnswer: () => void
  /** Nothing is answered while it is silent. */
  setSilent: (isSilent: boolean) => void
  stop: () => Promise<void>
}

export const CARD_SITE = { publicId: 'pk_test_proverka', apiSecret: 'test_api_secret' }

/** A local server that speaks the public wire format of CloudPayments. */
export async function startCloudPaymentsServer(): Promise<CloudPaymentsServer> {
  const transactions: CloudTransaction[] = []
  let isRefused = false
  const receipts: Record<string, unknown>[] = []
  const keys = new Map<string, object>()
  let isCut = false
  let isSilent = false

  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isSilent) return
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const wanted = `Basic ${Buffer.from(`${CARD_SITE.publicId}:${CARD_SITE.apiSecret}`).toString('base64')}`
    const isKnown = request.headers.authorization === wanted
    const key = String(request.headers['x-request-id'] ?? '')
    const answer = isKnown ? (keys.get(key) ?? act(request.url ?? '', JSON.parse(text) as Asked)) : {}
    if (key !== '' && isKnown) keys.set(key, answer)
    if (isCut) {
      isCut = false
      request.socket.destroy()
      return
    }
    response
      .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer))
  }

  function act(path: string, asked: Asked): object {
    if (path === '/payments/find') {
      const found = transactions.findLast(({ InvoiceId }) => InvoiceId === asked.InvoiceId)
      return found ? told(found) : NOT_FOUND
    }
    if (path === '/v2/payments/list') return done(listPage(asked))
    if (path === '/kkt/receipt') {
      const wrong = cloudReceiptFault(asked, transactions)
      if (wrong !== undefined) return { Success: false, Message: `${wrong} is wrong` }
      receipts.push(asked as Record<string, unknown>)
      return done({ Id: 'receipt', ErrorCode: 0 })
    }
    const payment = transactions.find(({ TransactionId }) => TransactionId === asked.TransactionId)
    if (path === '/payments/get') return payment ? told(payment) : NOT_FOUND
    if (path === '/payments/confirm') {
      if (payment?.Status !== 'Authorized') return { Success: false, Message: 'Not authorized' }
      payment.Status = 'Completed'
      return { Success: true, Message: null }
    }
    if (isRefused) return { Success: false, Message: 'Insufficient funds of the shop' }
    if (payment?.Status !== 'Completed' || (asked.Amount ?? 0) > leftOf(payment))
      return { Success: false, Message: 'Refund amount is too large' }
    const { TransactionId } = addRefund(payment, asked.Amount ?? 0, asked.JsonData)
    return done({ TransactionId })
  }

  /** Both ends of the span are asked for; a page has a hundred. */
  function listPage({ PageNumber = 0, CreatedDateGte = '', CreatedDateLte = '' }: Asked): CloudTransaction[] {
    const isIn = ({ CreatedDateIso }: CloudTransaction) =>
      `${CreatedDateIso}Z` >= CreatedDateGte && `${CreatedDateIso}Z` <= CreatedDateLte
    return transactions.filter(isIn).slice((PageNumber - 1) * 100, PageNumber * 100)
  }

  const leftOf = ({ TransactionId, Amount }: CloudTransaction) =>
    transactions
      .filter((one) => one.OriginalTransactionId === TransactionId)
      .reduce((left, one) => left - one.Amount, Amount)

  const addRefund = (payment: CloudTransaction, roubles: number, data?: string) =>
    add({ Amount: roubles, OriginalTransactionId: payment.TransactionId, JsonData: data ?? null })

  const paidOf = (invoiceId: string) =>
    transactions.find(({ InvoiceId, Status }) => InvoiceId === invoiceId && Status !== 'Declined')

  function add(own: Partial<CloudTransaction>): CloudTransaction {
    const transaction: CloudTransaction = {
      TransactionId: 897_700_000 + transactions.length,
      Amount: 0,
      Currency: 'RUB',
      InvoiceId: null,
      OriginalTransactionId: null,
      JsonData: null,
      CreatedDateIso: new Date().toISOString().slice(0, -1),
      Status: 'Completed',
      ...own,
    }
    transactions.push(transaction)
    return transaction
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: CARD_SITE,
    transactions,
    receipts,
    pay: (invoiceId, kopecks, isHeld = false) =>
      add({
        InvoiceId: invoiceId,
        Amount: kopecks / 100,
        Status: isHeld ? 'Authorized' : 'Completed',
      }),
    decline(invoiceId, kopecks) {
      add({ InvoiceId: invoiceId, Amount: kopecks / 100, Status: 'Declined' })
    },
    refundThere(invoiceId, kopecks) {
      const payment = paidOf(invoiceId)
      if (payment) addRefund(payment, kopecks === undefined ? leftOf(payment) : kopecks / 100)
    },
    cancelThere(invoiceId) {
      const payment = paidOf(invoiceId)
      if (payment) payment.Status = 'Cancelled'
    },
    refuseRefunds(next) {
      isRefused = next
      keys.clear()
    },
    forgetKeys: () => keys.clear(),
    cutNextAnswer() {
      isCut = true
    },
    setSilent(next) {
      isSilent = next
      // What hangs would hang on.
      server.closeAllConnections()
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface Asked {
  readonly InvoiceId?: string
  readonly TransactionId?: number
  readonly Amount?: number
  readonly JsonData?: string
  readonly PageNumber?: number
  readonly CreatedDateGte?: string
  readonly CreatedDateLte?: string
}

const NOT_FOUND = { Success: false, Message: 'Not found' }

/** The answer about a declined one says so, and has it all the same. */
const told = (one: CloudTransaction) => ({ Success: one.Status !== 'Declined', Message: null, Model: one })

const done = (Model: unknown) => ({ Success: true, Message: null, Model })
