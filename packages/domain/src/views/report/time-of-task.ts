import { formatDateTime } from '../../format/format-date.ts'
import type { ReportTask } from '../../reports/report/report.ts'

/** «21.11.2026, 14:05 МСК», or why there is no time. */
export function timeOfTask({ answer, answered_at }: ReportTask): string {
  if (answered_at) return formatDateTime(answered_at)
  return answer.kind === 'in-progress' ? 'ответа еще нет' : 'время не указано'
}
