import type { SignatureState } from '@proverka/domain/views'
import * as v from 'valibot'

const registerFileSchema = v.object({
  kind: v.picklist(['xml', 'signature', 'archive', 'pdf', 'picture']),
  name: v.string(),
  /** SHA-256, hex: the last part of its address, `GET /files/register/{order_item_id}/{hash}`. */
  hash: v.string(),
  /** Bytes; null where it was not noted. */
  size: v.nullable(v.number()),
})

const signatureCheckSchema = v.object({
  digest: v.picklist(['same', 'differs', 'unknown-algorithm']),
  signature: v.picklist(['right', 'wrong', 'unknown-algorithm', 'no-certificate']),
  chain: v.object({
    links: v.picklist(['complete', 'partial', 'broken', 'unknown-algorithm', 'none']),
    validity: v.picklist(['within', 'outside', 'unknown']),
    isTrusted: v.exactOptional(v.literal(true)),
  }),
  digestAlgorithm: v.string(),
  signatureAlgorithm: v.string(),
  signer: v.exactOptional(
    v.object({
      name: v.string(),
      organisation: v.exactOptional(v.string()),
      issuer: v.string(),
      validFrom: v.string(),
      validTo: v.string(),
      serial: v.string(),
    }),
  ),
  signedAt: v.exactOptional(v.string()),
})

const signatureStateSchema: v.GenericSchema<SignatureState, SignatureState> = v.variant('kind', [
  v.object({ kind: v.literal('absent') }),
  v.object({ kind: v.literal('unreadable') }),
  v.object({ kind: v.literal('foreign'), name: v.string() }),
  v.object({
    kind: v.literal('checked'),
    check: signatureCheckSchema,
    archiveName: v.exactOptional(v.string()),
  }),
])

/** A document of the register that answered an item: its files unchanged, and what its signature says (FULFIL-09). */
export const registerDocumentSchema = v.object({
  /** The document itself first. */
  files: v.array(registerFileSchema),
  signature: signatureStateSchema,
})
