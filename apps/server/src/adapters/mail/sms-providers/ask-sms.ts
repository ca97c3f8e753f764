import { SmsUncertainError } from './sms-errors.ts'

const TIMEOUT_MS = 15_000

/** No connection was made: nothing can have been sent. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * One call of a provider of text messages, its answer as JSON. Throws `SmsUncertainError` when the call may have been
 * carried out; no error names a number, a text or a key.
 */
export async function askSms(
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const host = new URL(url).host
  let reply: Response
  try {
    reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // An answer that leads elsewhere would take the key along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
    if (NEVER_SENT.has(cause?.code))
      throw new Error(`${host} is not reached: ${String(cause?.code)}`, { cause: error })
    throw new SmsUncertainError(`${host} has not answered`)
  }
  if (!reply.ok) {
    await reply.body?.cancel()
    if (reply.status >= 500) throw new SmsUncertainError(`${host} answers ${reply.status}`)
    throw new Error(`${host} answers ${reply.status}`)
  }
  try {
    return await reply.json()
  } catch {
    throw new SmsUncertainError(`${host} answers no JSON`)
  }
}
