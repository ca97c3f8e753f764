import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { requirePublicAddress } from './public-address.ts'

/** One call, with the exact bytes that were signed. */
export interface WebhookCall {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface PostOptions {
  readonly timeoutMs: number
  /** On the machine of a developer the receiver is a program beside the server. */
  readonly allowsPrivate: boolean
}

/**
 * Posts a call and answers the status; what the receiver says is not read, and no redirect is followed. The name is resolved
 * once and the connection made to that address, so that nothing private is reached. Throws when there is no answer.
 */
export async function postWebhook(
  { url, headers, body }: WebhookCall,
  { timeoutMs, allowsPrivate }: PostOptions,
): Promise<number> {
  const address = allowsPrivate ? undefined : await requirePublicAddress(url)
  const send = url.protocol === 'http:' && allowsPrivate ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(address !== undefined && {
          lookup: (_host, options, callback) => {
            const family = address.includes(':') ? 6 : 4
            if (options.all) callback(null, [{ address, family }])
            else callback(null, address, family)
          },
        }),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0)
        reply.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
