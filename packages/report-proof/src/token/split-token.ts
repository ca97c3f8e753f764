import type { DocumentFacts, OutlineEntry } from '../report.ts'
import { fromBase64UrlJson, isRecord } from './bytes.ts'
import { DIGEST_ALG, SEPARATOR, TOKEN_ALG, TOKEN_TYPE } from './format.ts'

/** The pieces of a token as they were written. */
export interface TokenPieces {
  readonly header: string
  readonly payload: string
  readonly signature: string
  readonly disclosures: readonly string[]
  /** False when something follows the last separator. */
  readonly isClosed: boolean
}

/** What is signed: the outline in clear, and the digest of each disclosure. */
export interface SignedPayload {
  readonly iss: string
  readonly iat: number
  readonly jti: string
  readonly document: DocumentFacts
  readonly outline: readonly OutlineEntry[]
  /** Digest of each section, in the order of the outline. */
  readonly parts: readonly string[]
  readonly data: string
}

export function splitToken(token: string): TokenPieces | undefined {
  const [signed = '', ...rest] = token.split(SEPARATOR)
  const [header, payload, signature, ...others] = signed.split('.')
  if (header === undefined || payload === undefined || signature === undefined || others.length > 0)
    return undefined
  const isClosed = rest.at(-1) === ''
  return { header, payload, signature, disclosures: isClosed ? rest.slice(0, -1) : rest, isClosed }
}

/** The name of the key, or what is wrong with the header. */
export function readHeader(text: string): { readonly kid: string; readonly isOurs: boolean } | undefined {
  const header = fromBase64UrlJson(text)
  if (!isRecord(header)) return undefined
  const { alg, kid, typ, ...others } = header
  const isOurs = alg === TOKEN_ALG && typ === TOKEN_TYPE && Object.keys(others).length === 0
  return { kid: typeof kid === 'string' ? kid : '', isOurs }
}

/** The version of the format that a payload names; undefined when it is none of ours. */
export function payloadVersion(text: string): number | undefined {
  const payload = fromBase64UrlJson(text)
  return isRecord(payload) && Array.isArray(payload['outline']) && typeof payload['v'] === 'number'
    ? payload['v']
    : undefined
}

/** The payload of version 1; undefined for anything else. Members that a later issuer adds do no harm. */
export function readPayload(text: string): SignedPayload | undefined {
  const payload = fromBase64UrlJson(text)
  if (!isRecord(payload)) return undefined
  const { iss, iat, jti, v, document, outline, parts, _sd, _sd_alg } = payload
  if (v !== 1 || _sd_alg !== DIGEST_ALG || !isText(iss) || !Number.isSafeInteger(iat) || !isText(jti))
    return undefined
  if (!isDocument(document) || !Array.isArray(outline) || !outline.every(isOutlineEntry)) return undefined
  if (!Array.isArray(parts) || parts.length !== outline.length) return undefined
  const digests = parts.map((part) => (isRecord(part) ? part['...'] : undefined))
  if (!digests.every(isText) || !Array.isArray(_sd) || _sd.length !== 1 || !isText(_sd[0])) return undefined
  return { iss, iat: iat as number, jti, document, outline, parts: digests, data: _sd[0] }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isDocument(value: unknown): value is DocumentFacts {
  return (
    isRecord(value) &&
    ['title', 'number', 'version', 'updated', 'kind'].every((name) => isText(value[name])) &&
    typeof value['demo'] === 'boolean'
  )
}

function isOutlineEntry(value: unknown): value is OutlineEntry {
  return isRecord(value) && isText(value['id']) && isText(value['title'])
}
