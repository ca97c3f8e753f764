import { randomBytes } from 'node:crypto'
import { createStampRequest, verifyStamp, type StampFault } from '@proverka/report-proof'
import { HOUR_MS, SECOND_MS } from '@proverka/domain/timing'
import type { StampAuthority } from '../../platform/config/server-config.ts'

/** How long an authority is waited for. */
export const TIMEOUT_MS = 10 * SECOND_MS
/** A reply has some kilobytes, with the certificates of the authority. */
const MOST_BYTES = 64 * 1024
const NONCE_BYTES = 8
/** The clocks of an authority and of ours differ by less. */
const MOST_APART_MS = HOUR_MS

/** A stamp as it came, and the instant in it. */
export interface Stamp {
  readonly reply: Uint8Array<ArrayBuffer>
  readonly at: Date
  readonly authority: string
}

/** The authority gave no stamp that proves anything; the message is for the operator, in Russian. */
export class StampError extends Error {
  override readonly name = 'StampError'
}

const FAULTS: Readonly<Record<StampFault, string>> = {
  unreadable: 'ответ не по RFC 3161',
  refused: 'служба отказала',
  'other-content': 'отметка другого документа',
  'other-nonce': 'ответ на другой запрос',
  'other-policy': 'отметка по другой политике',
  untrusted: 'сертификат не ведет к корневым из TSA_ROOTS_FILE',
  expired: 'срок сертификата службы вышел',
  'wrong-signature': 'подпись ответа неверна',
  unsupported: 'алгоритм подписи не поддерживается',
}

/** Has an authority stamp a SHA-256 (RFC 3161), and verifies its reply as readers will. Throws `StampError`. */
export async function requestStamp(
  { url, login, password, policy, roots }: StampAuthority,
  digest: Uint8Array,
  now: Date,
): Promise<Stamp> {
  const nonce = randomBytes(NONCE_BYTES)
  nonce[0] = (nonce[0] ?? 0) & 0x7f || 1
  const body = createStampRequest({ digest, nonce, policy })
  const basic = login === undefined ? undefined : Buffer.from(`${login}:${password ?? ''}`).toString('base64')
  const reply = await post(url, body, {
    'content-type': 'application/timestamp-query',
    ...(basic !== undefined && { authorization: `Basic ${basic}` }),
  })
  const trusted = roots.map((root) => new Uint8Array(Buffer.from(root, 'base64')))
  const check = await verifyStamp(reply, { digest, nonce, policy, roots: trusted })
  if (check.kind === 'invalid') throw new StampError(FAULTS[check.fault])
  if (Math.abs(check.at.getTime() - now.getTime()) > MOST_APART_MS)
    throw new StampError(`часы службы: ${check.at.toISOString()}`)
  return { reply, at: check.at, authority: check.authority }
}

async function post(
  url: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      throw new StampError(`ответ ${response.status}`)
    }
    return await readUpTo(response, MOST_BYTES)
  } catch (cause) {
    if (cause instanceof StampError) throw cause
    throw new StampError('нет ответа', { cause })
  }
}

async function readUpTo(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new StampError('ответ не по RFC 3161')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
