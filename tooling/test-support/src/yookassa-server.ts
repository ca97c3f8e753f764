import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiptFault } from './yookassa-receipt.ts'

interface Refund {
  readonly id: string
  readonly value: string
  readonly payment_id: string
  readonly description: string
  status: 'pending' | 'succeeded' | 'canceled'
}

interface Payment {
  readonly id: string
  readonly token: string
  value: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  refunded: number
}

export interface YooKassaServer {
  /** Base of its API. */
  readonly url: string
  readonly payments: ReadonlyMap<string, Payment>
  readonly refunds: readonly Readonly<Refund>[]
  /** Bodies of receipts as they came. */
  readonly receipts: readonly Readonly<Record<string, unknown>>[]
  /** The payer pays in the window of this token, as a rule the sum that was asked. */
  pay: (token: string, kopecks?: number) => void
  /** The same in a shop of two stages: the money waits for a capture. */
  hold: (token: string) => void
  decline: (token: string) => void
  /** The shop gives money back in its cabinet there; the rest of the payment when no sum is named. */
  refundThere: (id: string, kopecks?: number) => void
  /** What becomes of the next refunds; `settleRefunds` ends those that are pending. */
  nextRefunds: (status: Refund['status']) => void
  settleRefunds: () => void
  /** A day has passed: keys are forgotten. */
  forgetKeys: () => void
  /** The next answer does the work and is cut before it is sent. */
  cutNextAnswer: () => void
  /** Nothing is answered while it is silent. */
  setSilent: (isSilent: boolean) => void
  stop: () => Promise<void>
}

const SHOP = { id: '123456', secret: 'test_secret' }

/** A local server that speaks the public wire format of YooKassa, with its rules for keys, sums and statuses. */
export async function startYooKassaServer(): Promise<YooKassaServer & { readonly shop: typeof SHOP }> {
  const payments = new Map<string, Payment>()
  const refunds: Refund[] = []
  let refundStatus: Refund['status'] = 'succeeded'
  const receipts: Record<string, unknown>[] = []
  const keys = new Map<string, { body: string; answer: Answer }>()
  let isCut = false
  let isSilent = false

  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isSilent) return
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { status, body } = answer(request, text)
    if (isCut) {
      isCut = false
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function answer(request: IncomingMessage, text: string): Answer {
    const wanted = `Basic ${Buffer.from(`${SHOP.id}:${SHOP.secret}`).toString('base64')}`
    if (request.headers.authorization !== wanted) return refuse(401, 'invalid_credentials')
    const url = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'GET') return read(url)
    const key = String(request.headers['idempotence-key'] ?? '')
    if (key === '' || key.length > 64) return refuse(400, 'invalid_request', 'Idempotence-Key')
    const known = keys.get(key)
    if (known) return known.body === text ? known.answer : refuse(400, 'invalid_request', 'Idempotence-Key')
    const made = act(url.pathname, JSON.parse(text === '' ? '{}' : text) as Asked)
    if (made.status === 200) keys.set(key, { body: text, answer: made })
    return made
  }

  function read({ pathname, searchParams }: URL): Answer {
    if (pathname === '/refunds') {
      const items = refunds
        .filter(({ payment_id }) => payment_id === searchParams.get('payment_id'))
        .map(present)
      // One item per page, so that a client that ignores the cursor fails.
      const from = Number(searchParams.get('cursor') ?? 0)
      const next = from + 1 < items.length ? { next_cursor: String(from + 1) } : {}
      return { status: 200, body: { type: 'list', items: items.slice(from, from + 1), ...next } }
    }
    const payment = payments.get(pathname.replace('/payments/', ''))
    return payment ? { status: 200, body: presentPayment(payment) } : refuse(404, 'not_found')
  }

  function act(path: string, asked: Asked): Answer {
    if (path === '/payments') {
      const value = asked.amount?.value
      // Sums are texts with two digits; the description has a limit.
      if (typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
        return refuse(400, 'invalid_request', 'amount.value')
      if ((asked.description ?? '').length > 128) return refuse(400, 'invalid_request', 'description')
      const id = randomUUID()
      const payment: Payment = { id, token: `ct-${id}`, value, status: 'pending', refunded: 0 }
      payments.set(id, payment)
      return { status: 200, body: presentPayment(payment) }
    }
    if (path === '/refunds') return refund(asked)
    if (path === '/receipts') {
      const wrong = receiptFault(asked, payments, refunds)
      if (wrong !== undefined) return refuse(400, 'invalid_request', wrong)
      receipts.push(asked as Record<string, unknown>)
      return { status: 200, body: { id: `rt_${randomUUID()}`, status: 'pending' } }
    }
    const payment = payments.get(path.replace(/^\/payments\/|\/capture$/g, ''))
    if (payment?.status !== 'waiting_for_capture') return refuse(400, 'invalid_request', 'status')
    payment.status = 'succeeded'
    return { status: 200, body: presentPayment(payment) }
  }

  function refund(asked: Asked): Answer {
    const payment = payments.get(asked.payment_id ?? '')
    const kopecks = Math.round(Number(asked.amount?.value) * 100)
    const left = payment ? Math.round(Number(payment.value) * 100) - payment.refunded : 0
    if (payment?.status !== 'succeeded' || kopecks > left) return refuse(400, 'invalid_request', 'amount')
    return { status: 200, body: present(addRefund(payment, kopecks, refundStatus, asked.description)) }
  }

  function addRefund(payment: Payment, kopecks: number, status: Refund['status'], description = ''): Refund {
    const made = {
      id: randomUUID(),
      value: (kopecks / 100).toFixed(2),
      payment_id: payment.id,
      description,
      status,
    }
    // The list has the newest first.
    refunds.unshift(made)
    if (status !== 'canceled') payment.refunded += kopecks
    return made
  }

  const byToken = (token: string) => [...payments.values()].find((payment) => payment.token === token)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    shop: SHOP,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    refunds,
    receipts,
    pay(token, kopecks) {
      const payment = byToken(token)
      if (!payment) return
      payment.status = 'succeeded'
      if (kopecks !== undefined) payment.value = (kopecks / 100).toFixed(2)
    },
    hold(token) {
      const payment = byToken(token)
      if (payment) payment.status = 'waiting_for_capture'
    },
    decline(token) {
      const payment = byToken(token)
      if (payment) payment.status = 'canceled'
    },
    refundThere(id, kopecks) {
      const payment = payments.get(id)
      if (!payment) return
      const rest = Math.round(Number(payment.value) * 100) - payment.refunded
      addRefund(payment, kopecks ?? rest, 'succeeded')
    },
    nextRefunds(status) {
      refundStatus = status
    },
    settleRefunds() {
      for (const one of refunds) if (one.status === 'pending') one.status = 'succeeded'
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

interface Answer {
  readonly status: number
  readonly body: object
}

interface Asked {
  readonly amount?: { readonly value: string }
  readonly description?: string
  readonly payment_id?: string
}

const refuse = (status: number, code: string, parameter?: string): Answer => ({
  status,
  body: { type: 'error', id: randomUUID(), code, ...(parameter && { parameter }) },
})

const present = ({ id, value, payment_id, description, status }: Refund) => ({
  id,
  payment_id,
  status,
  amount: { value, currency: 'RUB' },
  description,
  ...(status === 'canceled' && {
    cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' },
  }),
})

function presentPayment({ id, token, value, status, refunded }: Payment): object {
  return {
    id,
    status,
    paid: status === 'succeeded',
    amount: { value, currency: 'RUB' },
    confirmation: { type: 'embedded', confirmation_token: token },
    created_at: '2026-11-22T10:00:00.000Z',
    ...(refunded > 0 && { refunded_amount: { value: (refunded / 100).toFixed(2), currency: 'RUB' } }),
    metadata: {},
  }
}
