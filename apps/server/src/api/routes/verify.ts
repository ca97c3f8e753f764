import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'

/** What a code alone shows: that such a report was issued, and which files; nothing of whom or what it is about. */
export const findIssued =
  ({ queries, rateLimits }: AppContext): Handlers['verify']['findIssued'] =>
  async ({ params }, call) => {
    await rateLimits.consume('verify', call.ip)
    const report = await queries.issuedReports.findReport(params.code)
    if (!report) throw appError('verify/code-not-found')
    const files = await queries.issuedReports.listFiles(report.code)
    return {
      code: report.code,
      title: report.title,
      issued_at: report.issued_at.toISOString(),
      demo: report.demo,
      state: report.is_destroyed ? ('destroyed' as const) : ('issued' as const),
      files: files.map(({ kind, sha256, issued_at }) => ({
        kind,
        sha256,
        issued_at: issued_at.toISOString(),
      })),
    }
  }
