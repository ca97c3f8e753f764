import { TONE_WORDS } from '../../reports/report/tone-words.ts'
import type { Report } from '../../reports/report/report.ts'
import { askedView } from '../report/asked-view.ts'
import { closedRows, orAlwaysUnknown, unanswered, unread } from '../report/not-checked-view.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { DISCLAIMER, reportView } from '../report/report-view.ts'
import { byWeight, conditionsText } from '../report/verdict-view.ts'
import { verdictMark } from '../report/verdict.ts'
import type { NotCheckedRow, NotCheckedView, PointView, VerdictView } from '../report/view.ts'
import { isReturned, type OrderPart } from './order-part.ts'
import type { OrderPartView, OrderView } from './order-view-types.ts'
import { prefixIds } from './prefix-ids.ts'
import { reconcile } from './reconcile.ts'
import { summariseOrder } from './summarise-order.ts'

/** An order and its items. */
export interface OrderFacts {
  readonly number: number
  readonly title: string
  /** Whom or what the order is about, where no report says it yet. */
  readonly subject: string
  readonly parts: readonly OrderPart[]
}

/** Everything that an order says: one verdict, the parts beside one another, each source once (TRUE-02, TRUE-08). */
export function orderView({ number, title, subject, parts }: OrderFacts): OrderView {
  const views = parts.map((part, index) => partView(part, `part-${index + 1}`))
  const reports = parts.flatMap(({ report, title: part }) => (report === null ? [] : [{ report, part }]))
  // The object comes before the people who own it.
  const lead = reports.find(({ report }) => report.subject.kind === 'property') ?? reports[0]
  const reconciliation = reconcile(parts.filter((part) => !isReturned(part)))
  return {
    title,
    number: `№ ${groupDigits(number)}`,
    demo: reports.some(({ report }) => report.demo),
    subject: lead === undefined ? { name: subject, lines: [] } : reportView(lead.report).subject,
    verdict: verdictOf(parts),
    counts: summariseOrder(parts).counts,
    ...(reconciliation && { reconciliation }),
    parts: views,
    asked: askedView(
      reports.flatMap(({ report, part }) =>
        report.tasks.map((task) => ({ task, subject: report.subject, part })),
      ),
    ),
    notChecked: notCheckedOf(parts),
    disclaimer: DISCLAIMER,
  }
}

function partView({ title, report, status }: OrderPart, id: string): OrderPartView {
  if (report === null) {
    const isBack = status === 'refund'
    return {
      id,
      title,
      mark: isBack ? { tone: 'grey', words: 'Деньги возвращены' } : { tone: 'wait', words: TONE_WORDS.wait },
      headline: isBack ? 'Эта часть не выполнена, деньги за нее возвращены' : 'Эта часть еще не готова',
      subject: '',
      sections: [],
    }
  }
  const view = reportView(report)
  const { mark, headline } = view.verdict
  return {
    id,
    title,
    mark,
    headline,
    subject: view.subject.name,
    sections: view.sections.map((section) => prefixIds(section, id)),
  }
}

function verdictOf(parts: readonly OrderPart[]): VerdictView {
  const summary = summariseOrder(parts)
  return {
    mark: verdictMark(summary),
    headline: summary.headline,
    points: byWeight(parts.flatMap(({ report }) => (report === null ? [] : pointsOf(report)))),
    text: '',
    adviceTitle: summary.adviceTitle,
    advice: summary.advice,
    conditions: conditionsText(summary.conditions),
  }
}

/** The statements of one part; a register that gave no document says at least that. */
function pointsOf(report: Report): readonly PointView[] {
  const { verdict } = reportView(report)
  const isSilent = report.subject.kind === 'property' && verdict.points.length === 0
  return isSilent ? [{ text: `${verdict.headline}.` }] : verdict.points
}

function notCheckedOf(parts: readonly OrderPart[]): NotCheckedView {
  const reports = parts.flatMap(({ report }) => report ?? [])
  const returned = parts.filter(isReturned).map(({ title }): NotCheckedRow => ({
    what: title,
    why: 'Часть заказа не выполнена',
    how: 'Деньги за нее возвращены',
  }))
  const waiting = parts
    .filter((part) => part.report === null && !isReturned(part))
    .map(({ title }): NotCheckedRow => ({
      what: title,
      why: 'Часть заказа еще не готова',
      how: 'Ответ появится на этой странице',
    }))
  const rows = [
    ...returned,
    ...waiting,
    ...reports.flatMap(unanswered),
    ...reports.flatMap(unread),
    ...reports.flatMap(closedRows),
  ]
  return {
    title: 'Что не проверено',
    rows: orAlwaysUnknown(
      rows.filter(
        (row, index) => rows.findIndex(({ what, how }) => what === row.what && how === row.how) === index,
      ),
    ),
    closing: 'Отчет пересказывает ответы источников на час запроса. После него записи могли измениться.',
  }
}
