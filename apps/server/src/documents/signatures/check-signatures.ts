import type { SignatureState } from '@proverka/domain/views'
import { checkSignature, SignatureError } from '@proverka/gost-signature'

/** Files with their signatures. */
export interface SignatureInput {
  readonly pairs: readonly { readonly file: Uint8Array; readonly signature: Uint8Array }[]
  /** Certificates of trusted authorities, DER or PEM. */
  readonly roots: readonly Uint8Array[]
}

/** Checks signatures; what is said of each is in their order. */
export const checkSignatures = ({ pairs, roots }: SignatureInput): readonly SignatureState[] =>
  pairs.map(({ file, signature }) => {
    try {
      return { kind: 'checked', check: checkSignature(file, signature, undefined, roots) }
    } catch (error) {
      if (error instanceof SignatureError) return { kind: 'unreadable' }
      throw error
    }
  })
