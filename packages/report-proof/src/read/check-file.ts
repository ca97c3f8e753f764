import type { Jwks } from '../keys.ts'
import { checkTokenStamp } from '../stamp/token-stamp.ts'
import type { StampCheck } from '../stamp/verify-stamp.ts'
import type { ChangedPlace, ChangedReport, GenuineReport, ReportCheck } from '../verify/report-check.ts'
import { verifyReport } from '../verify/verify-report.ts'
import { compareJson } from './compare-json.ts'
import { PDF_ATTACHMENT } from './pdf.ts'
import { readProof } from './proof-file.ts'
import type { FileRefusal, ProofFile } from './proof-file.ts'

/**
 * What a file is, and what its signed report says.
 *
 * @category Verify a report
 */
export interface FileCheck {
  /** SHA-256 of the whole file, hexadecimal: what the issuer's list of files under the code has. */
  readonly sha256: string
  readonly format: ProofFile['format'] | undefined
  /** A JSON file whose content is as it was issued, and whose text is not. */
  readonly isRewritten: boolean
  readonly result: ReportCheck | FileRefusal
  /** What the time stamp of a genuine report proves; undefined without one. */
  readonly stamp: StampCheck | undefined
}

/**
 * Says what a file is: PDF, JSON or a token alone. A genuine result is about the signed report inside and shows its content: it
 * says nothing about the visible pages of a PDF, which only the SHA-256 of the whole file can prove. Never throws.
 *
 * @category Verify a report
 * @example
 * ```ts
 * import { checkFile } from '@proverka/report-proof'
 *
 * const { format, result } = await checkFile(bytes, keys)
 * format // 'pdf'
 * result.kind // 'genuine'
 * ```
 */
export async function checkFile(bytes: Uint8Array<ArrayBuffer>, keys: Jwks): Promise<FileCheck> {
  const [digest, file] = await Promise.all([crypto.subtle.digest('SHA-256', bytes), readProof(bytes)])
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (file.kind === 'refused')
    return { sha256: hex, format: undefined, isRewritten: false, result: file, stamp: undefined }
  const result = checkContainer(file, await verifyReport(file.token, keys))
  const isRewritten = result.kind === 'genuine' && file.isRewritten === true
  const stamp = result.kind === 'genuine' ? await checkTokenStamp(file.token, file.stamp, keys) : undefined
  return { sha256: hex, format: file.format, isRewritten, result, stamp }
}

/** What is around the token has to fit it. */
function checkContainer(file: ProofFile, check: ReportCheck): ReportCheck {
  if (file.isDamaged) {
    const place = { place: 'file', member: file.format === 'pdf' ? PDF_ATTACHMENT : '' } as const
    if (check.kind === 'genuine') return changedAt(check, [place])
    return check.kind === 'changed'
      ? { ...check, places: [...check.places, place] }
      : { kind: 'changed', places: [place], signed: undefined, sections: [] }
  }
  if (check.kind !== 'genuine' || !file.rest) return check
  const places = compareJson(file.rest, check)
  return places.length === 0 ? check : changedAt(check, places)
}

function changedAt(genuine: GenuineReport, places: readonly ChangedPlace[]): ChangedReport {
  const { code, issuer, issuedAt, key, document, sections } = genuine
  const ids = new Set(places.map((one) => (one.place === 'section' ? one.id : undefined)))
  return {
    kind: 'changed',
    places,
    signed: { code, issuer, issuedAt, key, document },
    sections: sections.map((section) =>
      ids.has(section.id) ? { ...section, state: 'changed', part: undefined } : section,
    ),
  }
}
