import { RISK_VERSION } from '@proverka/domain/orders'
import { type Report } from '@proverka/domain/reports'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportRow, ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'

/** The canonical report of an item, from its rows. */
export function presentReport(
  item: OrderItemRow,
  report: ReportRow,
  tasks: readonly ReportTaskRow[],
  usualSeconds: Readonly<Record<string, number>> = {},
): Report {
  return {
    id: item.id,
    number: report.number,
    version: RISK_VERSION,
    product_name: item.product_name,
    title: item.product_name_ru,
    demo: report.demo,
    subject: report.subject,
    ...(item.metadata.purpose && { purpose: item.metadata.purpose }),
    status: report.status,
    ...(report.started_at && { started_at: report.started_at.toISOString() }),
    ...(report.finished_at && { finished_at: report.finished_at.toISOString() }),
    updated_at: report.updated_at.toISOString(),
    tasks: tasks.map((task) => ({
      task_id: task.id,
      task_type: task.task_type,
      status: task.status,
      source: task.source,
      asked: task.asked,
      answer: task.answer,
      number_of_starts: task.number_of_starts,
      ...(task.started_at && { started_at: task.started_at.toISOString() }),
      ...(task.answer.kind === 'in-progress' &&
        usualSeconds[task.task_type] !== undefined && { usual_seconds: usualSeconds[task.task_type] }),
      ...(task.answered_at && { answered_at: task.answered_at.toISOString() }),
      ...(task.answered_by && { answered_by: task.answered_by }),
      ...(task.answer_hash && { answer_hash: task.answer_hash }),
    })),
    ...(report.independent && { independent: report.independent }),
    ...(report.valuation && { valuation: report.valuation }),
    ...(report.extract &&
      report.extract_received_at && {
        extract: {
          source: report.extract_source ?? 'ЕГРН',
          received_at: report.extract_received_at.toISOString(),
          content: report.extract,
        },
      }),
  }
}
