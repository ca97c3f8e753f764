import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { SourceError } from '../../sources/calls/source-error.ts'

const MOST_BYTES = 4 * 1024 * 1024

export interface WholeReply {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

interface CallOptions {
  readonly headers: Readonly<Record<string, string>>
  /** PEM of the root that the certificate has to lead to; absent: the roots of the process. */
  readonly ca: string | undefined
  readonly timeoutMs: number
}

/**
 * GET with a root of its own, which `fetch` cannot be given: the whole reply of any status, redirects as they are. The
 * certificate is always checked, whatever the environment says. Throws `SourceError` where there is no reply.
 */
export function callWithRoot(url: URL, { headers, ca, timeoutMs }: CallOptions): Promise<WholeReply> {
  return new Promise((resolve, reject) => {
    const fail = (reason: 'source-down' | 'source-timeout' | 'unclear-answer', detail: string) => {
      reject(new SourceError(reason, detail))
      call.destroy()
    }
    const ask = url.protocol === 'https:' ? requestTls : requestPlain
    const trust =
      url.protocol === 'https:' ? { rejectUnauthorized: true, ...(ca !== undefined && { ca }) } : {}
    const call = ask(url, { method: 'GET', headers, agent: false, ...trust }, (reply) => {
      const chunks: Buffer[] = []
      let size = 0
      reply.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        if (size > MOST_BYTES) fail('unclear-answer', 'the answer is too large')
        else chunks.push(chunk)
      })
      reply.on('error', () => fail('source-down', 'the answer broke off'))
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          retryAfter: reply.headers['retry-after'],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    const timer = setTimeout(() => fail('source-timeout', `no answer in ${timeoutMs} ms`), timeoutMs)
    call.on('close', () => clearTimeout(timer))
    call.on('error', (error: NodeJS.ErrnoException) => fail('source-down', error.code ?? error.name))
    call.end()
  })
}
