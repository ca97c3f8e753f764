import { request } from 'node:http'

export interface HostReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  readonly text: string
}

export interface HostRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Address of the loopback that the caller has, `127.1.0.7`. */
  readonly from?: string | undefined
}

/** A request with any Host header: `fetch` cannot set one. */
export function hostFetch(
  port: number,
  host: string,
  path: string,
  options: HostRequest = {},
): Promise<HostReply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        ...(options.from && { localAddress: options.from }),
        path,
        method: options.method ?? 'GET',
        // A new connection: a kept one may be closed by a busy server just when it is used again.
        agent: false,
        headers: { ...options.headers, host },
      },
      (reply) => {
        const chunks: Buffer[] = []
        // A server may break its answer off: without this listener the promise would never settle.
        reply.on('error', reject)
        const end = () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            bytes,
            text: bytes.toString('utf8'),
          })
        }
        const isStream = reply.headers['content-type']?.startsWith('text/event-stream') === true
        reply.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          // A stream of events need not end: its beginning is the answer.
          if (!isStream) return
          end()
          sent.destroy()
        })
        reply.on('end', end)
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}
