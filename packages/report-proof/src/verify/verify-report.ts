import { SDJwtInstance } from '@sd-jwt/core'
import type { Jwks, ProofKey } from '../keys.ts'
import type { Cell, ReportData, ReportPart } from '../report.ts'
import { isRecord } from '../token/bytes.ts'
import { digestDisclosures, readMember } from '../token/disclosures.ts'
import type { Disclosure, SealedPart, SealedText } from '../token/disclosures.ts'
import { DIGEST_ALG } from '../token/format.ts'
import { openParts, slotsOf } from '../token/slots.ts'
import { payloadVersion, readHeader, readPayload, splitToken } from '../token/split-token.ts'
import type { SignedPayload, TokenPieces } from '../token/split-token.ts'
import { matchDisclosures } from './match-disclosures.ts'
import type { DisclosureFaults } from './match-disclosures.ts'
import type {
  ChangedPlace,
  ChangedReport,
  HiddenCounts,
  ReportCheck,
  SectionCheck,
  SignedFacts,
} from './report-check.ts'
import { findKey, isSigned } from './signature.ts'

/**
 * Says what a token is: a report as it was issued (also by a retired key, also with hidden parts), a changed one and where, or
 * none of ours. Needs no network and no clock; never throws, whatever it is given.
 *
 * @category Verify a report
 * @example
 * ```ts
 * import { verifyReport } from '@proverka/report-proof'
 *
 * const report = await verifyReport(token, keys)
 * report.kind // 'genuine'
 * report.kind === 'genuine' && report.code // '7K4M92QXAM'
 * const changed = await verifyReport(token.replace('.', '.A'), keys)
 * changed.kind // 'changed'
 * ```
 */
export async function verifyReport(token: string, keys: Jwks): Promise<ReportCheck> {
  const pieces = splitToken(token)
  if (!pieces) return { kind: 'unreadable' }
  const header = readHeader(pieces.header)
  const version = payloadVersion(pieces.payload)
  // Too little is left of it to call it a report.
  if (!header && version === undefined) return { kind: 'unreadable' }
  if (!header) return signedPartChanged
  const key = findKey(keys, header.kid)
  if (!key && !header.isOurs && version === undefined) return { kind: 'foreign' }
  if (!key && header.isOurs) return { kind: 'unknown-key', kid: header.kid }
  if (!key || !header.isOurs || !(await isSigned(signedText(pieces), pieces.signature, key)))
    return signedPartChanged
  const payload = readPayload(pieces.payload)
  if (!payload) return version === undefined ? { kind: 'foreign' } : { kind: 'newer-format', version }
  return checkDisclosures(token, pieces, payload, key)
}

const signedPartChanged: ChangedReport = {
  kind: 'changed',
  places: [{ place: 'signed-part' }],
  signed: undefined,
  sections: [],
}

const signedText = ({ header, payload }: TokenPieces): string => `${header}.${payload}`

async function checkDisclosures(
  token: string,
  { disclosures: texts, isClosed }: TokenPieces,
  payload: SignedPayload,
  key: ProofKey,
): Promise<ReportCheck> {
  const disclosures = digestDisclosures(texts)
  const open = openParts(payload, disclosures)
  const matched = matchDisclosures(slotsOf(payload, open), disclosures)
  const faults = {
    changed: new Set([...matched.changed, ...missingFixedParts(payload, open)]),
    uncertain: matched.uncertain,
    isDisordered: matched.isDisordered || !isClosed,
  }
  const byDigest = new Map(disclosures.map(({ digest, text }) => [digest, text]))
  const sections = payload.outline.map((entry, index): SectionCheck => {
    const part = open.get(index)
    if (faults.changed.has(index)) return { ...entry, state: 'changed', part: undefined }
    if (faults.uncertain.has(index)) return { ...entry, state: 'uncertain', part: undefined }
    return part
      ? { ...entry, state: 'unchanged', part: openPart(part, byDigest) }
      : { ...entry, state: 'hidden', part: undefined }
  })
  const signed = signedFacts(payload, key)
  const places = changedPlaces(payload, faults)
  // Two readings of one standard have to agree.
  if (places.length === 0 && !(await isAcceptedByLibrary(token, payload, disclosures)))
    return signedPartChanged
  if (places.length > 0) return { kind: 'changed', places, signed, sections }
  const data = byDigest.get(payload.data)
  return {
    kind: 'genuine',
    ...signed,
    sections,
    data: data === undefined ? undefined : readData(data),
    hidden: hiddenCounts(sections),
  }
}

/** What may not be hidden is not hidden when it is missing: somebody has cut it out. */
function missingFixedParts(
  { outline }: SignedPayload,
  open: ReadonlyMap<number, SealedPart>,
): readonly number[] {
  return outline.flatMap(({ fixed }, index) => (fixed && !open.has(index) ? [index] : []))
}

function signedFacts({ jti, iss, iat, document }: SignedPayload, key: ProofKey): SignedFacts {
  return { code: jti, issuer: iss, issuedAt: new Date(iat * 1000), key, document }
}

function changedPlaces(
  { outline }: SignedPayload,
  { changed, uncertain, isDisordered }: DisclosureFaults,
): readonly ChangedPlace[] {
  const sections = outline.flatMap(({ id, title }, index): readonly ChangedPlace[] =>
    changed.has(index) || uncertain.has(index)
      ? [{ place: 'section', id, title, isCertain: changed.has(index) }]
      : [],
  )
  const hasData = changed.has(undefined) || uncertain.has(undefined)
  return [
    ...sections,
    ...(hasData ? [{ place: 'data', isCertain: changed.has(undefined) } as const] : []),
    ...(isDisordered ? [{ place: 'order' } as const] : []),
  ]
}

async function isAcceptedByLibrary(
  token: string,
  { iat }: SignedPayload,
  disclosures: readonly Disclosure[],
): Promise<boolean> {
  const digests = new Map(disclosures.map(({ text, bytes }) => [text, bytes]))
  const library = new SDJwtInstance({
    hashAlg: DIGEST_ALG,
    hasher: (data) => {
      const digest = typeof data === 'string' ? digests.get(data) : undefined
      if (!digest) throw new TypeError('not a disclosure of this token')
      return digest
    },
    // The signature was checked before anything was read.
    verifier: () => true,
  })
  // A phone with a wrong clock must not find a report issued tomorrow.
  const result = await library.safeVerify(token, { currentDate: iat })
  return result.success
}

function openPart({ columns, rows }: SealedPart, byDigest: ReadonlyMap<string, string>): ReportPart {
  const opened = (text: SealedText) => {
    const disclosure = byDigest.get(text.digest)
    const value = disclosure === undefined ? undefined : readMember(disclosure, 'text')?.value
    return typeof value === 'string' ? { hide: text.hide, text: value } : { hide: text.hide }
  }
  return {
    columns,
    rows: rows.map((cells) =>
      cells.map((cell): Cell =>
        typeof cell === 'string'
          ? cell
          : cell.map((piece) => (typeof piece === 'string' ? piece : opened(piece))),
      ),
    ),
  }
}

function readData(disclosure: string): ReportData | undefined {
  const data = readMember(disclosure, 'data')?.value
  return isRecord(data) ? { report: data['report'], verdict: data['verdict'] } : undefined
}

function hiddenCounts(sections: readonly SectionCheck[]): HiddenCounts {
  const texts = sections
    .flatMap(({ part }) => part?.rows.flat() ?? [])
    .flatMap((cell) => (typeof cell === 'string' ? [] : cell))
    .filter((piece) => typeof piece !== 'string')
    .filter(({ text }) => text === undefined)
  const count = (kind: string) => texts.filter(({ hide }) => hide === kind).length
  return {
    name: count('name'),
    number: count('number'),
    birth: count('birth'),
    sections: sections.filter(({ state }) => state === 'hidden').length,
  }
}
