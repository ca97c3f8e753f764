interface Asked {
  readonly method: 'GET' | 'POST'
  readonly user: string
  readonly password: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** What a provider answered: its status, and its JSON as it came. */
export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/** Longer than the payer is waited for: the guard around every provider gives up before. */
const TIMEOUT_MS = 15_000

/**
 * One request to a payment provider, with the name and the secret of the shop. Throws without an answer or without
 * JSON.
 */
export async function askProvider(url: string, asked: Asked): Promise<ProviderAnswer> {
  const { method, user, password, headers, body } = asked
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    // An answer that leads elsewhere would take the secret along.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: reply.status, body: await reply.json() }
}
