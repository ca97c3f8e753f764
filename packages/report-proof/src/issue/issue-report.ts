import { SDJwtInstance } from '@sd-jwt/core'
import type { DisclosureFrame } from '@sd-jwt/core'
import canonicalize from 'canonicalize'
import type { Cell, ReportPart, UnsignedReport } from '../report.ts'
import { digestOf, toBase64Url } from '../token/bytes.ts'
import { DIGEST_ALG, TOKEN_ALG, TOKEN_TYPE } from '../token/format.ts'

/**
 * The key and the salts that a report is signed with.
 *
 * @category Issue a report
 */
export interface IssueOptions {
  /** Name of the key in the list of public keys. */
  readonly kid: string
  /** Signs bytes by Ed25519: 64 bytes. */
  readonly sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>
  /**
   * The salt of the disclosure with this number, base64url of 16 bytes or more. It must not be guessable and must depend on the
   * content of the report, of which `digest` is the SHA-256 in base64url: equal salts in two versions would reveal what did not
   * change.
   */
  readonly salt: (counter: number, digest: string) => string
  /** SHA-256 of a text as UTF-8, where the platform has a faster one than the package. */
  readonly sha256?: (text: string) => Uint8Array
}

/**
 * A report as a signed token (SD-JWT, RFC 9901): one disclosure for each section, for each text that names a person, and
 * for the facts for programs. Equal inputs give equal bytes. What JSON cannot say (NaN, a lone surrogate) is an error.
 *
 * @category Issue a report
 * @example
 * ```ts
 * import { issueReport } from '@proverka/report-proof/issue'
 *
 * const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
 * const document = { title: 'Отчет', number: '№ 1', version: '', updated: '24.11.2026', demo: true, kind: 'property' }
 * const report = {
 *   ...{ iss: 'https://realty.example', iat: 1795520580, jti: '7K4M92QXAM', v: 1 as const, document },
 *   outline: [{ id: 'owners', title: 'Правообладатели' }],
 *   parts: [{ columns: ['Доля', 'Кто'], rows: [['1/2', 'Иванова М. П.']] }],
 *   data: { report: {}, verdict: {} },
 * }
 * const issued = await issueReport(report, {
 *   kid: 'key-1',
 *   sign: async (content) => new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, content)),
 *   salt: () => btoa(crypto.randomUUID()),
 * })
 * issued.split('~').length // 4
 * ```
 */
export async function issueReport(
  report: UnsignedReport,
  { kid, sign, salt, sha256 = digestOf }: IssueOptions,
): Promise<string> {
  if (report.parts.length !== report.outline.length)
    throw new TypeError('a report has one part for each line of its outline')
  // The order of members is not part of a report: without it equal reports would give other bytes.
  const text = canonicalize(report) ?? ''
  const payload = JSON.parse(text) as Record<string, unknown>
  const digest = toBase64Url(sha256(text))
  let counter = 0
  const issuer = new SDJwtInstance({
    hasher: (data) => sha256(data as string),
    hashAlg: DIGEST_ALG,
    signAlg: TOKEN_ALG,
    signer: async (data) => toBase64Url(await sign(new TextEncoder().encode(data))),
    saltGenerator: () => salt(counter++, digest),
  })
  return issuer.issue(payload, disclosureFrame(report), { header: { kid, typ: TOKEN_TYPE } })
}

/** Which values get a disclosure. Its type follows that of the payload, which is a report of any sections. */
function disclosureFrame({ parts }: UnsignedReport): DisclosureFrame<Record<string, unknown>> {
  const frame = {
    _sd: ['data'],
    parts: { _sd: parts.map((_, index) => index), ...byIndex(parts.map(partFrame)) },
  }
  return frame as unknown as DisclosureFrame<Record<string, unknown>>
}

function partFrame({ rows }: ReportPart): object | undefined {
  const frames = byIndex(rows.map((cells) => notEmpty(byIndex(cells.map(cellFrame)))))
  return notEmpty(frames) && { rows: frames }
}

function cellFrame(cell: Cell): object | undefined {
  if (typeof cell === 'string') return undefined
  return notEmpty(byIndex(cell.map((piece) => (typeof piece === 'string' ? undefined : { _sd: ['text'] }))))
}

const byIndex = (frames: readonly (object | undefined)[]): object =>
  Object.fromEntries(frames.flatMap((frame, index) => (frame ? [[index, frame]] : [])))

const notEmpty = (frame: object): object | undefined => (Object.keys(frame).length > 0 ? frame : undefined)
