import type { Jwks, ProofKey } from '../keys.ts'
import { fromBase64Url } from '../token/bytes.ts'

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

type Verify = (
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

let engine: Promise<Verify> | undefined

/**
 * Finds out how this browser verifies Ed25519 and loads what it lacks. A page that must work offline calls it at its load.
 *
 * @category Verify a report
 * @example
 * ```ts
 * import { prepareVerifier, verifyReport } from '@proverka/report-proof'
 *
 * await prepareVerifier()
 * const { kind } = await verifyReport(token, { keys: [] })
 * kind // 'unknown-key'
 * ```
 */
export async function prepareVerifier(): Promise<void> {
  engine ??= chooseEngine()
  await engine
}

async function chooseEngine(): Promise<Verify> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
    return verifyByPlatform
  } catch {
    const { ed25519 } = await import('@noble/curves/ed25519.js')
    // RFC 8032 as platforms do it; the other rule of this library accepts more.
    return async (key, signature, data) => ed25519.verify(signature, data, key, { zip215: false })
  }
}

async function verifyByPlatform(...[key, signature, data]: Parameters<Verify>): Promise<boolean> {
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', imported, signature, data)
}

export function findKey({ keys }: Jwks, kid: string): ProofKey | undefined {
  return keys.find((key) => key.kid === kid && key.kty === 'OKP' && key.crv === 'Ed25519')
}

/** True when the signature (base64url, its one canonical spelling) fits the text and the key. Never throws. */
export async function isSigned(text: string, signature: string, key: ProofKey): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  const publicKey = fromBase64Url(key.x)
  if (bytes?.length !== SIGNATURE_BYTES || publicKey?.length !== KEY_BYTES) return false
  try {
    engine ??= chooseEngine()
    return await (
      await engine
    )(publicKey, bytes, new TextEncoder().encode(text))
  } catch {
    return false
  }
}
