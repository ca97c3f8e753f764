import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { signedReport } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { issueReport, type UnsignedReport } from '@proverka/report-proof/issue'
import { sha256 } from '../../platform/sha256.ts'
import { reportFacts } from '../report-json/report-json.ts'

/** What a report is signed with. */
export interface SigningInput {
  readonly report: Report
  /** Origin of the site that issues it. */
  readonly issuer: string
  /** The short code. */
  readonly code: string
  readonly kid: string
  /** An Ed25519 key, PEM of PKCS #8. */
  readonly privateKey: string
  /** Of which the salts of the disclosures are derived: equal reports give equal bytes. */
  readonly saltKey: string
}

/** Bytes of a salt (RFC 9901 recommends 128 bits). */
const SALT_BYTES = 16

/** A report as an SD-JWT; equal input gives equal bytes. */
export function signReport({
  report,
  issuer,
  code,
  kid,
  privateKey,
  saltKey,
}: SigningInput): Promise<string> {
  const unsigned: UnsignedReport = {
    iss: issuer,
    iat: Math.floor(new Date(report.updated_at).getTime() / 1000),
    jti: code,
    v: 1,
    ...signedReport(report),
    data: reportFacts(report),
  }
  const key = createPrivateKey(privateKey)
  // With the digest in it a corrected report has other salts: comparing the two reveals nothing that is hidden.
  const digest = sha256(JSON.stringify(unsigned))
  return issueReport(unsigned, {
    kid,
    sign: async (bytes) => sign(null, bytes, key),
    salt: (counter) =>
      createHmac('sha256', saltKey)
        .update(`${report.id}:${digest}:${counter}`)
        .digest()
        .subarray(0, SALT_BYTES)
        .toString('base64url'),
  })
}
