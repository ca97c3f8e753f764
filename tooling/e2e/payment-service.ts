import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '@proverka/dev-env'
import { startOtherHost, type Answer, type OtherHost } from './other-host.ts'

/** A payment service as the real ones are: its script and its page at one host, its window and calls at another. */
export interface PaymentService {
  readonly host: OtherHost
  readonly windowHost: OtherHost
  /** The service under each name that a site may have for it; the books are the same. */
  readonly providers: readonly PaymentProvider[]
  /** How often a path of it was asked for. */
  readonly countOf: (path: string) => number
  /** The public keys that its windows came with. */
  readonly keysOfFrames: () => readonly (string | null)[]
}

/** The window of the service: a frame of its other host, which tells the page how the payment ended. */
const windowScript = (windowOrigin: string) => `
const { dataset } = document.currentScript
function openFrame(token, tell) {
  const frame = document.createElement('iframe')
  frame.title = 'Платежная служба'
  frame.src = '${windowOrigin}/frame?' + new URLSearchParams({ token, key: dataset.publicKey })
  const listen = ({ origin, data }) => {
    if (origin !== '${windowOrigin}') return
    removeEventListener('message', listen)
    frame.remove()
    tell(data)
  }
  addEventListener('message', listen)
  document.body.append(frame)
}
`

const moneyScript = (windowOrigin: string) => `${windowScript(windowOrigin)}
window.YooMoneyCheckoutWidget = class {
  listeners = {}
  constructor(options) { this.token = options.confirmation_token }
  on(event, listener) { this.listeners[event] = listener }
  async render() { openFrame(this.token, (end) => this.listeners[end]()) }
  destroy() {}
}
`

const cardScript = (windowOrigin: string) => `${windowScript(windowOrigin)}
window.cp = { CloudPayments: class {
  async pay(kind, charge, listeners) {
    if (kind !== 'charge' || charge.publicId !== dataset.publicKey || charge.currency !== 'RUB') throw new Error('charge')
    await fetch('${windowOrigin}/intent')
    openFrame(charge.invoiceId, (end) => {
      if (end === 'success') listeners.onSuccess()
      else listeners.onFail('User has cancelled')
    })
  }
} }
`

const tellParent = (end: string) => `<script>parent.postMessage('${end}', '*')</script>`

/** A bank's page opens beside the window and tells it that the payer has agreed (3-D Secure). */
const frameBody = (query: string, bank: string) => `
<a href="/paid?${query}">Оплатить</a> <a href="/closed?${query}">Закрыть</a>
<button onclick="window.open('${bank}')">Подтвердить в банке</button>
<script>addEventListener('message', ({ data }) => { if (data === 'agreed') location.href = '/paid?${query}' })</script>`
const BANK_BODY = `<h1>Банк</h1><button onclick="opener.postMessage('agreed', '*'); window.close()">Согласен</button>`

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
          body: (pathname === '/card.js' ? cardScript : moneyScript)(windowHost.origin),
        }
      case '/frame':
        return html(frameBody(query, `${host.origin}/bank`))
      case '/bank':
        return html(BANK_BODY)
      case '/intent':
        return { status: 204 }
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
  const [host, windowHost] = [await startOtherHost(answer), await startOtherHost(answer)]

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
      return { id: randomUUID(), status: 'succeeded' }
    },
    async makeReceipt() {},
  }
  const countOf = (path: string) => host.received.filter((request) => request.path === path).length
  const keysOfFrames = () =>
    windowHost.received
      .filter(({ path }) => path.startsWith('/frame'))
      .map(({ path }) => new URL(path, host.origin).searchParams.get('key'))
  const providers = ['money', 'card'].map((name) => ({ name, ...books }))
  return { host, windowHost, providers, countOf, keysOfFrames }
}

const html = (body: string): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="ru"><head><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
})
