import { hostFetch } from '@proverka/test-support/host-fetch'

const ADMIN = { username: 'admin@example.com', password: 'proverka-demo' }

interface Sent {
  /** POST with a body and GET without one, unless it is said. */
  readonly method?: 'PUT'
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface Answered {
  readonly status: number
  readonly body: { readonly data: unknown }
  readonly cookie: string
}

/** A call of the API by Node itself, which finds no `.localhost` by name. */
export async function callByNode(path: string, { method, body, headers }: Sent = {}): Promise<Answered> {
  const port = Number(process.env['E2E_PORT'])
  const reply = await hostFetch(port, `realty.localhost:${port}`, path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  return {
    status: reply.status,
    body: JSON.parse(reply.text) as { data: unknown },
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  }
}

/** The same by the demo admin. */
export async function callAsAdmin(path: string, sent: Sent = {}): Promise<Answered> {
  const { body, cookie } = await callByNode('/api/login', { body: ADMIN })
  const { token } = body.data as { token: string }
  return callByNode(path, {
    ...sent,
    headers: {
      authorization: `Bearer ${token}`,
      cookie,
      'idempotency-key': crypto.randomUUID(),
      ...sent.headers,
    },
  })
}
