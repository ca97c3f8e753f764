import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** One call that came with a right signature. */
export interface ReceivedCall {
  readonly id: string
  readonly body: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
}

/** The library checks by the clock of the process: with a clock of its own a test compares the signature itself. */
function verify(
  secret: string,
  body: string,
  headers: Record<string, string>,
  now: (() => Date) | undefined,
) {
  if (!now) return new Webhook(secret).verify(body, headers)
  const seconds = Number(headers['webhook-timestamp'])
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), new Date(seconds * 1000), body)
  if (signature !== headers['webhook-signature'] || Math.abs(now().getTime() / 1000 - seconds) > 300)
    throw new Error('a wrong signature')
  return JSON.parse(body) as unknown
}

/** A client's program: it takes calls, checks their signature, and answers as the test says. */
export async function startWebhookReceiver(now?: () => Date) {
  const calls: ReceivedCall[] = []
  const refused: string[] = []
  let secret = ''
  let status = 200
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      try {
        const verified = verify(secret, body, request.headers as Record<string, string>, now)
        if (status === 200)
          calls.push({ id: String(request.headers['webhook-id']), body: verified as ReceivedCall['body'] })
      } catch (error) {
        refused.push(String(error))
      }
      reply.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/changes`,
    calls,
    refused,
    trust: (given: string) => {
      secret = given
    },
    answer: (given: number) => {
      status = given
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
