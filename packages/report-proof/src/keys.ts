/**
 * A public key as `/.well-known/jwks.json` lists it; retired keys are never removed from the list.
 *
 * @category Verify a report
 */
export interface ProofKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  /** The 32 bytes of the key, base64url. */
  readonly x: string
  readonly kid: string
  readonly alg?: string
  readonly use?: string
  /** When it began to sign, ISO 8601. */
  readonly issued_at?: string
  /** When it stopped signing, ISO 8601. */
  readonly retired_at?: string
}

/**
 * A set of public keys (RFC 7517).
 *
 * @category Verify a report
 */
export interface Jwks {
  readonly keys: readonly ProofKey[]
  /** Certificates by which time stamps are trusted, base64 of DER; a member of our own. */
  readonly timestamp_roots?: readonly string[]
}
