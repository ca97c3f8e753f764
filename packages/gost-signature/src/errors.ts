/** Bytes that are no signature in CMS (RFC 5652). */
export class SignatureError extends Error {
  override readonly name = 'SignatureError'
}
