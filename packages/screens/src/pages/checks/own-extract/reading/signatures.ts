import type { SignatureState } from '@proverka/domain/views'
import { checkSignature, fitsSignature, SignatureError, signedContent } from '@proverka/gost-signature'

/** What is asked of a signature. */
export interface Signatures {
  /** Slow for a large file; the progress is a share of it. */
  check(file: Uint8Array, signature: Uint8Array, onProgress: (share: number) => void): SignatureState
  /** Whether a signature is of a file, by its digest; `unknown` when that cannot be compared. */
  compare(
    file: Uint8Array,
    signature: Uint8Array,
    onProgress: (share: number) => void,
  ): 'same' | 'other' | 'unknown'
  /** The file embedded in its signature. */
  contentOf(signature: Uint8Array): Uint8Array | undefined
}

/** Signatures by the GOST standards, checked without a network. */
export const gostSignatures: Signatures = {
  check(file, signature, onProgress) {
    try {
      return { kind: 'checked', check: checkSignature(file, signature, onProgress) }
    } catch (error) {
      if (error instanceof SignatureError) return { kind: 'unreadable' }
      throw error
    }
  },
  compare: fitsSignature,
  contentOf(signature) {
    try {
      return signedContent(signature)
    } catch (error) {
      if (error instanceof SignatureError) return undefined
      throw error
    }
  },
}
