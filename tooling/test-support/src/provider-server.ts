import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A payment in the provider's books; `amount` in kopecks. */
export interface ProviderPayment {
  readonly id: string
  readonly status: 'pending' | 'succeeded'
  readonly amount: number
}

/** How a provider can be away: connections are cut, nothing is answered, every answer is a 500. */
export type ProviderMood = 'well' | 'refuses' | 'hangs' | 'fails'

export interface ProviderServer {
  readonly url: string
  /** Its own books: payments by id. */
  readonly payments: ReadonlyMap<string, ProviderPayment>
  /** Kopecks that went back, by the idempotence key of the refund. */
  readonly refunds: ReadonlyMap<string, number>
  readonly receipts: ReadonlySet<string>
  setMood: (mood: ProviderMood) => void
  /** The payer pays in the provider's window; false when there is no such window or it is paid already. */
  pay: (token: string) => boolean
  stop: () => Promise<void>
}

/** A payment provider on loopback with separate books, which repeats the answer to a repeated key. */
export async function startProviderServer(): Promise<ProviderServer> {
  const payments = new Map<string, ProviderPayment>()
  const created = new Map<string, { id: string; confirmationToken: string }>()
  const refunds = new Map<string, number>()
  const receipts = new Set<string>()
  const sockets = new Set<Socket>()
  let mood: ProviderMood = 'well'

  function createPayment(body: Asked): object {
    const key = body.idempotenceKey ?? ''
    const known = created.get(key)
    if (known) return known
    const id = randomUUID()
    const opened = { id, confirmationToken: `window-${id}` }
    payments.set(id, { id, status: 'pending', amount: body.amount ?? 0 })
    created.set(key, opened)
    return opened
  }

  function answer(path: string, body: Asked): object {
    const key = body.idempotenceKey ?? ''
    if (path === '/payments') return createPayment(body)
    if (path === '/refunds') {
      if (!refunds.has(key)) refunds.set(key, body.amount ?? 0)
      return { id: key, status: 'succeeded' }
    }
    if (path === '/receipts') {
      receipts.add(key)
      return {}
    }
    return { payment: payments.get(path.replace('/payments/', '')) }
  }

  const server = createServer((request, response) => void take(request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mood === 'refuses') return void request.socket.destroy()
    if (mood === 'hangs') return
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (mood === 'fails') response.statusCode = 500
    const body = text === '' ? {} : (JSON.parse(text) as Asked)
    response.end(JSON.stringify(mood === 'fails' ? {} : answer(request.url ?? '', body)))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    refunds,
    receipts,
    setMood(next) {
      mood = next
      // Connections that are kept would outlive the change.
      close()
    },
    pay(token) {
      const payment = payments.get(token.replace('window-', ''))
      if (payment?.status !== 'pending') return false
      payments.set(payment.id, { ...payment, status: 'succeeded' })
      return true
    },
    stop: () =>
      new Promise((resolve) => {
        close()
        server.close(() => resolve())
      }),
  }
}

interface Asked {
  readonly amount?: number
  readonly idempotenceKey?: string
}
