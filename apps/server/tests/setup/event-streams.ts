import { request, type IncomingMessage } from 'node:http'
import { credentialsOf } from '@proverka/test-support/visitor'
import { until, type TestServer, type Visitor } from './test-server.ts'

/** An open stream: what has come, and whether the server has ended it. */
export interface Stream {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: () => string
  readonly isOver: () => boolean
  readonly leave: () => void
}

export function openStream(
  { port }: Pick<TestServer, 'port'>,
  path: string,
  visitor: Visitor,
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { host: `realty.localhost:${port}`, ...credentialsOf(visitor) }
    const call = request({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
      let text = ''
      let isOver = false
      reply.on('data', (piece: Buffer) => (text += piece.toString()))
      reply.on('end', () => (isOver = true))
      reply.on('error', () => {})
      resolve({
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        text: () => text,
        isOver: () => isOver,
        leave: () => call.destroy(),
      })
    })
    call.on('error', reject)
    call.end()
  })
}

export const eventsIn = (stream: Stream, name: string): string[] =>
  [...stream.text().matchAll(new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`, 'g'))].map(
    ([, data]) => data ?? '',
  )

export const eventually = (what: string, holds: () => boolean) =>
  until(what, async () => holds() || undefined)
