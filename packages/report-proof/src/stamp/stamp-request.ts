import { der, derOid, TAG } from './der.ts'

const SHA256 = '2.16.840.1.101.3.4.2.1'

/** What an authority is asked to stamp. */
export interface StampRequest {
  /** SHA-256, 32 bytes. */
  readonly digest: Uint8Array
  /** Random; its first byte is between 01 and 7F, so that it is a positive number in its shortest form. */
  readonly nonce: Uint8Array
  /** Identifier of the authority's policy, `1.2.3.…`. */
  readonly policy?: string | undefined
}

/** A request of RFC 3161 for a POST of `application/timestamp-query`; the certificate of the authority is asked for. */
export const createStampRequest = ({ digest, nonce, policy }: StampRequest): Uint8Array<ArrayBuffer> =>
  der(
    TAG.sequence,
    der(TAG.integer, Uint8Array.of(1)),
    der(TAG.sequence, der(TAG.sequence, derOid(SHA256), der(TAG.null)), der(TAG.octets, digest)),
    ...(policy === undefined ? [] : [derOid(policy)]),
    der(TAG.integer, nonce),
    der(TAG.boolean, Uint8Array.of(0xff)),
  )
