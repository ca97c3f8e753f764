import { randomBytes } from 'node:crypto'
import { CODE_RANDOM_BYTES, createCode } from '@proverka/report-proof'
import type { Report } from '@proverka/domain/reports'
import { isReturned, type OrderFacts } from '@proverka/domain/views'
import { buildPath } from '@proverka/domain/navigation'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { SignedSubject } from '../../documents/proof/sign-report.ts'
import type { IssuedSubject } from '../../platform/db/queries/reports/issued-reports.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'
import { requireStaffKey } from '../staff-key.ts'
import { currentReportKey } from './report-keys.ts'
import { findStamp } from './report-stamps.ts'

/** What a document carries so that anybody can verify it. */
export interface ReportProof {
  /** The short code of the report. */
  readonly code: string
  /** The report as an SD-JWT (RFC 9901). */
  readonly token: string
  /** Where the code is looked up. */
  readonly url: string
  /** Its time stamp (RFC 3161), base64; absent before there is one. */
  readonly stamp?: string
}

/** Signs a finished report; undefined while it is not finished, and where there is no key to sign with. */
export async function issueProof(
  context: AppContext,
  report: Report,
  site: SiteConfig,
): Promise<ReportProof | undefined> {
  if (report.finished_at === undefined) return undefined
  const { id, title, demo } = report
  return issue(context, site, { kind: 'report', report }, { of: { order_item_id: id }, title, demo })
}

/**
 * Signs an order of several parts as one document; undefined while a part of it is not finished, and where there is no key to
 * sign with. `updatedAt` is the last change of a part.
 */
export async function issueOrderProof(
  context: AppContext,
  order: OrderFacts & { readonly id: string },
  updatedAt: string,
  site: SiteConfig,
): Promise<ReportProof | undefined> {
  const reports = order.parts.flatMap(({ report }) => report ?? [])
  const isFinished =
    order.parts.every((part) => part.report?.finished_at !== undefined || isReturned(part)) &&
    reports.length > 0
  if (!isFinished) return undefined
  const { id, title } = order
  const demo = reports.some((report) => report.demo)
  return issue(context, site, { kind: 'order', id, order, updatedAt }, { of: { order_id: id }, title, demo })
}

/** What is under a code. */
interface Issued {
  readonly of: IssuedSubject
  readonly title: string
  readonly demo: boolean
}

async function issue(
  context: AppContext,
  site: SiteConfig,
  subject: SignedSubject,
  issued: Issued,
): Promise<ReportProof | undefined> {
  const key = await currentReportKey(context)
  if (!key) return undefined
  const code = await codeOf(context, issued, site)
  const origin = context.originOf(site.key)
  const token = await context.signReport({
    subject,
    issuer: origin,
    code,
    kid: key.kid,
    privateKey: key.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    saltKey: sha256(`report-salt:${await requireStaffKey(context)}`),
  })
  const stamp = await findStamp(context, { code, token })
  return {
    code,
    token,
    url: origin + buildPath('verify-code', { code }),
    ...(stamp !== undefined && { stamp }),
  }
}

/** The code of a report or an order: given once, the same for each of its documents. */
async function codeOf(context: AppContext, { of, title, demo }: Issued, site: SiteConfig): Promise<string> {
  const { issuedReports } = context.queries
  for (;;) {
    const known = await issuedReports.findCode(of)
    if (known) return known
    await issuedReports.insertReport({
      code: createCode(randomBytes(CODE_RANDOM_BYTES)),
      ...of,
      title,
      site: site.key,
      demo,
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
