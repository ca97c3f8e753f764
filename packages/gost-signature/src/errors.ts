/**
 * Bytes that are no signature in CMS (RFC 5652).
 *
 * @category Check a signature
 * @example
 * ```ts
 * import { checkSignature, SignatureError } from '@proverka/gost-signature'
 *
 * const isSignature = (bytes: Uint8Array) => {
 *   try {
 *     checkSignature(file, bytes)
 *     return true
 *   } catch (error) {
 *     if (error instanceof SignatureError) return false
 *     throw error
 *   }
 * }
 * isSignature(sig) // true
 * isSignature(file) // false
 * ```
 */
export class SignatureError extends Error {
  override readonly name = 'SignatureError'
}
