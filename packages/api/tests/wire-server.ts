import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WireRequest {
  readonly method: string
  /** Path with its query, as it travelled. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Instant of arrival by the clock of the test. */
  readonly at: number
  isCut: boolean
}

export interface WireReply {
  readonly status?: number
  readonly type?: string
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** Never answer. */
  readonly silent?: boolean
}

/** A real HTTP server that writes down what arrives and answers what the test says. */
export async function startWireServer() {
  const requests: WireRequest[] = []
  let answer: (request: WireRequest) => WireReply = () => ({})
  const server = createServer(async (incoming, reply) => {
    const at = Date.now()
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request: WireRequest = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      at,
      isCut: false,
    }
    reply.on('close', () => (request.isCut = !reply.writableFinished))
    requests.push(request)
    const { status = 200, type = 'application/json', body = '{"data":[]}', headers, silent } = answer(request)
    if (silent) return
    reply.writeHead(status, { 'content-type': type, ...headers })
    reply.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    requests,
    answerWith(next: WireReply | ((request: WireRequest) => WireReply)) {
      answer = typeof next === 'function' ? next : () => next
    },
    last: () => requests.at(-1) as WireRequest,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Waits in real time, whatever the clock of the test says. */
export async function eventually(holds: () => boolean): Promise<void> {
  const start = process.hrtime.bigint()
  while (!holds()) {
    if (process.hrtime.bigint() - start > 5_000_000_000n) throw new Error('waited in vain')
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

export const json = (body: unknown, status = 200): WireReply => ({ status, body: JSON.stringify(body) })
