import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '@proverka/dev-env'
import { startOtherHost, type Answer, type OtherHost } from './other-host.ts'

/** A payment service on a separate host: its books, the script of its window and its page. */
export interface PaymentService {
  readonly host: OtherHost
  /** The service under each name that a site may have for it; the books are the same. */
  readonly providers: readonly PaymentProvider[]
  /** How often a path of it was asked for. */
  readonly countOf: (path: string) => number
  /** The public keys that its windows came with. */
  readonly keysOfFrames: () => readonly (string | null)[]
}

/** The window of the service: a frame of its host, which tells the page how the payment ended. */
const WINDOW_SCRIPT = `
const { src, dataset } = document.currentScript
function openFrame(token, tell) {
  const frame = document.createElement('iframe')
  frame.title = 'Платежная служба'
  frame.src = new URL('/frame?' + new URLSearchParams({ token, key: dataset.publicKey }), src)
  const listen = ({ origin, data }) => {
    if (origin !== new URL(src).origin) return
    removeEventListener('message', listen)
    frame.remove()
    tell(data)
  }
  addEventListener('message', listen)
  document.body.append(frame)
}
`

const MONEY_SCRIPT = `${WINDOW_SCRIPT}
window.YooMoneyCheckoutWidget = class {
  listeners = {}
  constructor(options) { this.token = options.confirmation_token }
  on(event, listener) { this.listeners[event] = listener }
  async render() { openFrame(this.token, (end) => this.listeners[end]()) }
  destroy() {}
}
`

const CARD_SCRIPT = `${WINDOW_SCRIPT}
window.cp = { CloudPayments: class {
  pay(kind, charge, listeners) {
    if (kind !== 'charge' || charge.publicId !== dataset.publicKey || charge.currency !== 'RUB') throw new Error('charge')
    openFrame(charge.invoiceId, (end) => {
      if (end === 'success') listeners.onSuccess()
      else listeners.onFail('User has cancelled')
    })
  }
} }
`

const tellParent = (end: string) => `<script>parent.postMessage('${end}', '*')</script>`

/** Starts the service; `/money.js` and `/card.js` are its scripts, `/page?token=` is its page. */
export async function startPaymentService(): Promise<PaymentService> {
  const payments = new Map<string, { id: string; token: string; amount: number; isPaid: boolean }>()
  const byToken = (token: string | null) => [...payments.values()].find((payment) => payment.token === token)

  const answer = (path: string): Answer => {
    const { pathname, searchParams } = new URL(path, 'http://service')
    const query = searchParams.toString()
    const payment = byToken(searchParams.get('token'))
    switch (pathname) {
      case '/money.js':
      case '/card.js':
        return {
          status: 200,
          type: 'text/javascript; charset=utf-8',
          body: pathname === '/card.js' ? CARD_SCRIPT : MONEY_SCRIPT,
        }
      case '/frame':
        return html(`<a href="/paid?${query}">Оплатить</a> <a href="/closed?${query}">Закрыть</a>`)
      case '/page':
        return html(`<h1>Платежная служба</h1><a href="/paid?${query}">Оплатить</a>`)
      case '/paid':
        if (payment) payment.isPaid = true
        return html(tellParent('success'))
      case '/closed':
        return html(tellParent('modal_close'))
      default:
        return { status: 404 }
    }
  }
  const host = await startOtherHost(answer)

  const books: Omit<PaymentProvider, 'name'> = {
    async createPayment({ amount, idempotenceKey }) {
      const known = payments.get(idempotenceKey)
      const payment = known ?? { id: randomUUID(), token: randomUUID(), amount, isPaid: false }
      payments.set(idempotenceKey, payment)
      return { id: payment.id, confirmationToken: payment.token }
    },
    async fetchPayment(wanted) {
      const payment = [...payments.values()].find(({ id }) => id === wanted)
      return (
        payment && { id: wanted, status: payment.isPaid ? 'succeeded' : 'pending', amount: payment.amount }
      )
    },
    async refundPayment() {
      return { id: randomUUID() }
    },
    async makeReceipt() {},
  }
  const countOf = (path: string) => host.received.filter((request) => request.path === path).length
  const keysOfFrames = () =>
    host.received
      .filter(({ path }) => path.startsWith('/frame'))
      .map(({ path }) => new URL(path, host.origin).searchParams.get('key'))
  const providers = ['money', 'card'].map((name) => ({ name, ...books }))
  return { host, providers, countOf, keysOfFrames }
}

const html = (body: string): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="ru"><head><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
})
