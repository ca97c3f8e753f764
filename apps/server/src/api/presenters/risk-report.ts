import { moscowDate } from '@proverka/domain/timing'
import { answerMark, reportVerdict } from '@proverka/domain/views'
import { PROPERTY_CHECK_TYPES } from '@proverka/domain/checks'
import type { riskConclusionSchema, riskOwnerViewSchema, riskReportViewSchema } from '@proverka/api/contract'
import { riskEditLimit, riskVersionOf } from '@proverka/domain/orders'
import { type Report, summariseExtract, summariseReport, wantedDataOf } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { ReportTaskRow } from '../../platform/db/queries/reports/reports.ts'
import type { RiskConclusionRow, RiskNotesRow, RiskOwnerRow } from '../../platform/db/queries/reports/risk.ts'
import { presentPersonInput } from '../../services/reports/report-people.ts'

type RiskReportView = InferInput<typeof riskReportViewSchema>
type RiskTaskView = RiskReportView['owners'][number]['tasks'][number]

/** Everything that a risk report is made of. */
export interface RiskReportParts {
  readonly item: OrderItemRow
  readonly report: Report
  /** Questions of all people, the report's subject among them. */
  readonly tasks: readonly ReportTaskRow[]
  /** Those that are not removed, the subject first. */
  readonly owners: readonly RiskOwnerRow[]
  readonly conclusions: readonly RiskConclusionRow[]
  readonly notes: RiskNotesRow
  /** Adds what the rules conclude. */
  readonly forceConclusion: boolean
  readonly now: Date
}

/** Questions that an extract answers. */
const XML_TASKS: ReadonlySet<string> = new Set(PROPERTY_CHECK_TYPES)

/** A report as version 2 of the risk reports has it; older versions have their questions in one list (RISK-04). */
export function presentRiskReport(parts: RiskReportParts): RiskReportView {
  const { item, report, tasks, owners, notes } = parts
  const version = riskVersionOf(item)
  const isV2 = version.startsWith('V2')
  const [subject] = owners
  const views = tasks.map((task) => ({ task, view: presentRiskTask(task, ownerOf(task, owners)) }))
  const own = views.filter(({ task }) => !task.owner_id)
  const isXml = ({ task }: { task: ReportTaskRow }) => XML_TASKS.has(task.task_type)
  return {
    order_item_id: item.id,
    order_id: item.order_id,
    version,
    ...(subject && { owner: presentRiskOwner(subject, item) }),
    tasks: own.filter((entry) => !isV2 || !isXml(entry)).map(({ view }) => view),
    conclusions: [
      ...parts.conclusions.map(presentConclusion),
      ...(parts.forceConclusion ? ruleConclusions(report, parts.now) : []),
    ],
    global_data: { ...computedData(report), ...notes.global_data },
    status: report.status,
    started_at: report.started_at ?? null,
    updated_at: report.updated_at,
    owners: owners.map((owner) => ({
      ...presentRiskOwner(owner, item),
      tasks: views.filter(({ task }) => task.owner_id === owner.id).map(({ view }) => view),
    })),
    // Questions about no person and of no extract: no product asks any today.
    tasks_general: [],
    tasks_parse_xml: isV2 ? own.filter(isXml).map(({ view }) => view) : [],
    statements: notes.statements,
    survey: notes.survey,
    closed_at: notes.closed_at?.toISOString() ?? null,
    edits_left: Math.max(0, riskEditLimit(item) - item.edits),
  }
}

export function presentRiskOwner(
  owner: RiskOwnerRow,
  item: Pick<OrderItemRow, 'id' | 'order_id'>,
): InferInput<typeof riskOwnerViewSchema> {
  return {
    id: owner.id,
    order_item_id: item.id,
    order_id: item.order_id,
    owner: presentPersonInput(owner.person),
  }
}

export const presentConclusion = (row: RiskConclusionRow): InferInput<typeof riskConclusionSchema> => ({
  conclusion_id: row.id,
  text: row.text,
  created_at: row.created_at.toISOString(),
})

function ownerOf(task: ReportTaskRow, owners: readonly RiskOwnerRow[]): RiskOwnerRow | undefined {
  return task.owner_id ? owners.find(({ id }) => id === task.owner_id) : owners[0]
}

function presentRiskTask(task: ReportTaskRow, owner: RiskOwnerRow | undefined): RiskTaskView {
  const { answer } = task
  return {
    task_id: task.id,
    task_type: task.task_type,
    task_result:
      answer.kind === 'in-progress' ? null : { result: answer, text: answerMark(answer).words, images: [] },
    status: task.status,
    missing_requirements: missingOf(task, owner),
    number_of_starts: task.number_of_starts,
    started_at: task.started_at?.toISOString() ?? null,
  }
}

/** The data without which the source gave no answer. */
function missingOf(task: ReportTaskRow, owner: RiskOwnerRow | undefined): string[] {
  return wantedDataOf([task], 'person', owner?.person ?? {}).map(({ name }) => name)
}

function ruleConclusions(report: Report, now: Date): InferInput<typeof riskConclusionSchema>[] {
  const texts = report.extract
    ? summariseExtract(report.extract.content, moscowDate(now.getTime())).conclusions.map(
        ({ title, meaning }) => `${title}. ${meaning}`,
      )
    : summariseReport(report).conclusions.map(({ text }) => text)
  return texts.map((text) => ({ conclusion_id: null, text, created_at: null }))
}

function computedData(report: Report): Record<string, unknown> {
  const { colour, headline } = reportVerdict(report)
  return { number: report.number, title: report.title, demo: report.demo, colour, headline }
}
