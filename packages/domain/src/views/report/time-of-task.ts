import { formatDateTime } from '../../format/format-date.ts'
import type { ReportTask } from '../../reports/report/report.ts'

/** «21.11.2026, 14:05 МСК», «21.11.2026, 14:05 МСК, проверил оператор», or why there is no time. */
export function timeOfTask({ answer, answered_at, answered_by }: ReportTask): string {
  if (answered_at)
    return answered_by === 'operator'
      ? `${formatDateTime(answered_at)}, проверил оператор`
      : formatDateTime(answered_at)
  return answer.kind === 'in-progress' ? 'ответа еще нет' : 'время не указано'
}
