import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a host of others was asked: its path and, of a JSON request, its body. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

export interface OtherHost {
  readonly origin: string
  /** What came, without the questions of browsers whether they may ask. */
  readonly received: ReceivedRequest[]
  readonly stop: () => Promise<void>
}

export interface Answer {
  readonly status: number
  readonly type?: string
  readonly body?: string
}

/** A real server on another origin in place of a third-party service; pages of any site may call it. */
export async function startOtherHost(answer: (path: string) => Answer): Promise<OtherHost> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const { method = '', url: path = '' } = request
    if (method !== 'OPTIONS') received.push({ method, path, body: text && (JSON.parse(text) as unknown) })
    const { status, type = 'text/plain', body = '' } = answer(path)
    reply.writeHead(method === 'OPTIONS' ? 204 : status, {
      'content-type': type,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'cross-origin-resource-policy': 'cross-origin',
    })
    reply.end(method === 'OPTIONS' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
