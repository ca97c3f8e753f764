import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Transaction {
  readonly TransactionId: number
  readonly Amount: number
  readonly Currency: 'RUB'
  readonly InvoiceId: string | null
  readonly OriginalTransactionId: number | null
  readonly JsonData: string | null
  Status: 'Completed' | 'Declined' | 'Cancelled'
}

export interface CloudPaymentsServer {
  readonly url: string
  readonly site: { readonly publicId: string; readonly apiSecret: string }
  readonly transactions: readonly Transaction[]
  readonly receipts: readonly Readonly<Record<string, unknown>>[]
  /** The payer pays in the window, which names the sum by itself. */
  pay: (invoiceId: string, kopecks: number) => Transaction
  decline: (invoiceId: string, kopecks: number) => void
  /** An hour has passed: keys are forgotten. */
  forgetKeys: () => void
  cutNextAnswer: () => void
  stop: () => Promise<void>
}

const SITE = { publicId: 'pk_test_proverka', apiSecret: 'test_api_secret' }

/** A local server that speaks the public wire format of CloudPayments. */
export async function startCloudPaymentsServer(): Promise<CloudPaymentsServer> {
  const transactions: Transaction[] = []
  const receipts: Record<string, unknown>[] = []
  const keys = new Map<string, object>()
  let isCut = false

  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const wanted = `Basic ${Buffer.from(`${SITE.publicId}:${SITE.apiSecret}`).toString('base64')}`
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
      return found ? done(found) : { Success: false, Message: 'Not found' }
    }
    if (path === '/v2/payments/list') return done(asked.PageNumber === 1 ? transactions : [])
    if (path === '/kkt/receipt') {
      receipts.push(asked as Record<string, unknown>)
      return done({ Id: 'receipt', ErrorCode: 0 })
    }
    const payment = transactions.find(({ TransactionId }) => TransactionId === asked.TransactionId)
    const given = transactions
      .filter(({ OriginalTransactionId }) => OriginalTransactionId === asked.TransactionId)
      .reduce((sum, { Amount }) => sum + Amount, 0)
    if (payment?.Status !== 'Completed' || given + (asked.Amount ?? 0) > payment.Amount)
      return { Success: false, Message: 'Refund amount is too large' }
    return done({
      TransactionId: add({
        Amount: asked.Amount ?? 0,
        OriginalTransactionId: payment.TransactionId,
        JsonData: asked.JsonData ?? null,
      }).TransactionId,
    })
  }

  function add(own: Partial<Transaction>): Transaction {
    const transaction: Transaction = {
      TransactionId: 897_700_000 + transactions.length,
      Amount: 0,
      Currency: 'RUB',
      InvoiceId: null,
      OriginalTransactionId: null,
      JsonData: null,
      Status: 'Completed',
      ...own,
    }
    transactions.push(transaction)
    return transaction
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    site: SITE,
    transactions,
    receipts,
    pay: (invoiceId, kopecks) => add({ InvoiceId: invoiceId, Amount: kopecks / 100 }),
    decline(invoiceId, kopecks) {
      add({ InvoiceId: invoiceId, Amount: kopecks / 100, Status: 'Declined' })
    },
    forgetKeys: () => keys.clear(),
    cutNextAnswer() {
      isCut = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A notification as the service signs it: a form, with the MAC of its encoded body and of its decoded one. */
export function cardNotification(fields: Readonly<Record<string, string>>): {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
} {
  const body = new URLSearchParams(fields).toString()
  const macOf = (text: string) => createHmac('sha256', SITE.apiSecret).update(text, 'utf8').digest('base64')
  const decoded = decodeURIComponent(body.replaceAll('+', ' '))
  return {
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-hmac': macOf(body),
      'x-content-hmac': macOf(decoded),
    },
  }
}

interface Asked {
  readonly InvoiceId?: string
  readonly TransactionId?: number
  readonly Amount?: number
  readonly JsonData?: string
  readonly PageNumber?: number
}

const done = (Model: unknown) => ({ Success: true, Message: null, Model })
