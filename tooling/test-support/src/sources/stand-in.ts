import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A call that reached the service. */
export interface SourceCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  /** JSON as a value, a form as its fields, nothing as null. */
  readonly body: unknown
}

export interface SourceReply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Texts and buffers go out as they are, anything else as JSON. */
  readonly body: unknown
}

/**
 * How a service is: `refuses` cuts connections, `loses` does what it is asked and cuts the connection before it answers,
 * `doubles` does it twice and answers once, `hangs` never answers, `slow` answers after half a second, `fails` with 500,
 * `limits` with 429, `garbled` with a page instead of data, `other-shape` with JSON of another kind, `moved` sends callers
 * elsewhere.
 */
export type SourceMood =
  | 'well'
  | 'refuses'
  | 'loses'
  | 'doubles'
  | 'hangs'
  | 'slow'
  | 'fails'
  | 'limits'
  | 'garbled'
  | 'other-shape'
  | 'moved'

export interface SourceStandIn {
  readonly url: string
  /** Every call in order, whatever became of it. */
  readonly calls: readonly SourceCall[]
  setMood: (mood: SourceMood) => void
  /** The moods of the next calls, one each; afterwards the mood that was set. */
  nextMoods: (...moods: SourceMood[]) => void
  /** Chooses the mood of each call for which nothing else is said. */
  moodOf: (choose: () => SourceMood) => void
  readonly stop: () => Promise<void>
}

const SLOW_MS = 500
/** What a service that limits asks for. */
const RETRY_AFTER_SECONDS = 7

/** PEM of a service that answers over TLS. */
export interface StandInCertificate {
  readonly key: string
  readonly cert: string
}

/** A real HTTP server in place of a third-party service: `answer` speaks its format, moods break it. */
export async function startStandIn(
  answer: (call: SourceCall) => SourceReply,
  certificate?: StandInCertificate,
): Promise<SourceStandIn> {
  const calls: SourceCall[] = []
  const sockets = new Set<Socket>()
  let choose: () => SourceMood = () => 'well'
  const queued: SourceMood[] = []

  const listener = (request: IncomingMessage, response: ServerResponse) => void take(request, response)
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener)
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    calls.push(call)
    const now = queued.shift() ?? choose()
    if (now === 'refuses') return void request.socket.destroy()
    if (now === 'hangs') return
    if (now === 'slow') await wait(SLOW_MS)
    const { status = 200, headers, body } = replyIn(now, call)
    if (now === 'loses') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  }

  function replyIn(now: SourceMood, call: SourceCall): SourceReply {
    switch (now) {
      case 'fails':
        return { status: 500, body: '<html>Internal Server Error</html>' }
      case 'limits':
        return { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) }, body: {} }
      case 'garbled':
        return { headers: { 'content-type': 'text/html' }, body: '<html>Сервис на профилактике</html>' }
      case 'other-shape':
        return { body: { ok: true, items: 'none' } }
      case 'moved':
        return { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }
      case 'doubles':
        answer(call)
        return answer(call)
      default:
        return answer(call)
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    setMood: (next) => void (choose = () => next),
    moodOf: (next) => void (choose = next),
    nextMoods: (...moods) => void queued.push(...moods),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

async function readCall(request: IncomingMessage): Promise<SourceCall> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const url = new URL(request.url ?? '/', 'http://localhost')
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers as SourceCall['headers'],
    body: text === '' ? null : isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text),
  }
}
