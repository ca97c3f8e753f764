import { randomBytes } from 'node:crypto'
import { CODE_RANDOM_BYTES, createCode } from '@proverka/report-proof'
import type { Report } from '@proverka/domain/reports'
import { buildPath } from '@proverka/domain/navigation'
import type { SiteConfig } from '../../platform/config/sites.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'
import { requireStaffKey } from '../staff-key.ts'
import { currentReportKey } from './report-keys.ts'

/** What a document carries so that anybody can verify it. */
export interface ReportProof {
  /** The short code of the report. */
  readonly code: string
  /** The report as an SD-JWT (RFC 9901). */
  readonly token: string
  /** Where the code is looked up. */
  readonly url: string
}

/** Signs a finished report; undefined while it is not finished, and where there is no key to sign with. */
export async function issueProof(
  context: AppContext,
  report: Report,
  site: SiteConfig,
): Promise<ReportProof | undefined> {
  if (report.finished_at === undefined) return undefined
  const key = await currentReportKey(context)
  if (!key) return undefined
  const code = await codeOf(context, report, site)
  const origin = context.originOf(site.key)
  const token = await context.signReport({
    report,
    issuer: origin,
    code,
    kid: key.kid,
    privateKey: key.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    saltKey: sha256(`report-salt:${await requireStaffKey(context)}`),
  })
  return { code, token, url: origin + buildPath('verify-code', { code }) }
}

/** The code of a report: given once, the same for each of its documents. */
async function codeOf(context: AppContext, report: Report, site: SiteConfig): Promise<string> {
  const { issuedReports } = context.queries
  for (;;) {
    const known = await issuedReports.findCode(report.id)
    if (known) return known
    await issuedReports.insertReport({
      code: createCode(randomBytes(CODE_RANDOM_BYTES)),
      order_item_id: report.id,
      title: report.title,
      site: site.key,
      demo: report.demo,
      issued_at: context.clock.now(),
    })
  }
}

/** Writes down which file was handed out under a code. */
export const noteIssuedFile = (
  { queries, clock }: AppContext,
  { code }: ReportProof,
  kind: 'pdf' | 'json',
  bytes: Uint8Array,
): Promise<unknown> =>
  queries.issuedReports.noteFile(code, { sha256: sha256(bytes), kind, issued_at: clock.now() })
