import type { InferInput } from 'valibot'
import type { comparedReportSchema, ownReportSchema } from '@proverka/api/contract'
import type { Report } from '@proverka/domain/reports'
import type { AppContext } from '../../../services/context.ts'
import {
  listOwnReports,
  loadComparison,
  loadDifference,
  loadObjectReport,
  type ComparedReport,
} from '../../../services/reports/compared-reports.ts'
import { makeDifferenceFile } from '../../../services/reports/difference-file.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSignedIn } from '../../policies/readable-order.ts'

export const comparisonRoutes = (context: AppContext): Handlers['comparison'] => ({
  async listOwnReports({ query }, call) {
    const rows = await listOwnReports(context, requireSignedIn(call).user, query.same_as)
    return rows.map((row): InferInput<typeof ownReportSchema> => ({
      order_item_id: row.id,
      number: row.number,
      product_name: row.product_name,
      title: row.product_name_ru,
      kind: row.subject.kind,
      subject: nameOf(row.subject, row.object_address || row.object_key),
      updated_at: row.updated_at.toISOString(),
    }))
  },
  async getDifference({ params }, call) {
    const { before, now } = await loadDifference(context, requireSignedIn(call).user, params)
    return { before: present(before), now: present(now) }
  },
  async downloadDifference({ params, query }, call) {
    const { user } = requireSignedIn(call)
    await context.rateLimits.consume('archive', user.id)
    return makeDifferenceFile(context, await loadDifference(context, user, params), query.type)
  },
  async getComparedReport({ params }, call) {
    return present(await loadObjectReport(context, requireSignedIn(call).user, params.id))
  },
  async getComparison({ query }, call) {
    const [one, other] = await loadComparison(context, requireSignedIn(call).user, query)
    return { one: present(one), other: present(other) }
  },
})

const present = ({ item, report }: ComparedReport): InferInput<typeof comparedReportSchema> => ({
  order_item_id: item.id,
  report,
})

/** What a list calls a subject; registers name companies, and only a whole report holds their answers. */
function nameOf(subject: Report['subject'], ordered: string): string {
  switch (subject.kind) {
    case 'person':
      return [subject.lastName, subject.firstName, subject.middleName].filter(Boolean).join(' ')
    case 'property':
    case 'flat':
      return subject.address || ordered
    case 'company':
    case 'taxpayer':
      return `ИНН ${subject.inn}`
    case 'vehicle':
      return subject.plate ?? subject.vin ?? ordered
  }
}
