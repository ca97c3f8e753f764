/** What a signature beside a file says of it, checked without a network. */
export interface SignatureCheck {
  /** Whether the digest that was signed is that of the file. */
  readonly digest: 'same' | 'differs' | 'unknown-algorithm'
  /** Whether the signature fits the key of the certificate that it names. */
  readonly signature: 'right' | 'wrong' | 'unknown-algorithm' | 'no-certificate'
  readonly chain: ChainCheck
  /** Names of the algorithms for people, or their object identifiers where they are unknown. */
  readonly digestAlgorithm: string
  readonly signatureAlgorithm: string
  readonly signer?: SignerCertificate
  /** The signing time as the signer states it, ISO 8601; it is not attested. */
  readonly signedAt?: string
}

/** What the certificates in a signature say of one another. Whether their root is to be trusted they cannot tell. */
export interface ChainCheck {
  /**
   * `complete`: each certificate is signed by the next one and the last by itself; `partial`: the issuer of the last one
   * is not in the file; `broken`: one is not signed by the issuer that it names; `none`: no certificate.
   */
  readonly links: 'complete' | 'partial' | 'broken' | 'unknown-algorithm' | 'none'
  /** Whether the signer's certificate was valid at the stated time. */
  readonly validity: 'within' | 'outside' | 'unknown'
  /**
   * Set when the chain leads to a root that the operator trusts, and each of its certificates was valid at the stated time.
   * Whether one was revoked is not known.
   */
  readonly isTrusted?: true
}

/** The certificate that a signature names. */
export interface SignerCertificate {
  /** Person or organisation, in the words of the certificate. */
  readonly name: string
  readonly organisation?: string
  readonly issuer: string
  /** ISO 8601. */
  readonly validFrom: string
  readonly validTo: string
  /** Hexadecimal. */
  readonly serial: string
}

/**
 * What is known of the signature of a file: none beside it, one that is no signature, one (by its name) that signs something
 * else, or a checked one.
 */
export type SignatureState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'foreign'; readonly name: string }
  | {
      readonly kind: 'checked'
      readonly check: SignatureCheck
      /** The archive that is signed as a whole, and that the file lay in. */
      readonly archiveName?: string
    }

/** Whether a file is surely not what was signed. */
export function isForged(state: SignatureState): boolean {
  return state.kind === 'checked' && (state.check.digest === 'differs' || state.check.signature === 'wrong')
}

/** Whether a file is what the key of the certificate signed; whose key it is, is another question. */
export function isAsSigned(state: SignatureState): boolean {
  return state.kind === 'checked' && state.check.digest === 'same' && state.check.signature === 'right'
}
