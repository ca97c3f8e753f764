import { TONE_WORDS } from '../../reports/report/tone-words.ts'
import { OFFER } from '../../legal/offer-terms.ts'
import { occasionOf } from '../../reports/report/occasion-of.ts'
import type { Report } from '../../reports/report/report.ts'
import type { PropertySummary } from '../../reports/report/property-summary.ts'
import { COLOUR_LABELS } from '../../reports/report/result-colour.ts'
import { summariseReport } from '../../reports/report/summary.ts'
import type { SummaryFact } from '../../reports/report/summary-fact.ts'
import { KIND_TONES, weightOfTone } from '../../reports/report/tone.ts'
import { severityMark } from './severity-marks.ts'
import { extractSummary, isMissingObject, reportVerdict, verdictMark, type ReportVerdict } from './verdict.ts'
import type { MarkView, PointView, VerdictView } from './view.ts'

/** The card of the verdict. */
export function verdictView(report: Report): VerdictView {
  const verdict = reportVerdict(report)
  if (report.subject.kind !== 'property') return checksVerdict(report, verdict)
  const summary = extractSummary(report)
  return summary ? extractVerdict(report, summary, verdict) : objectVerdict(report, verdict)
}

function checksVerdict(report: Report, verdict: ReportVerdict): VerdictView {
  const { conclusions, text, advice, conditions } = summariseReport(report)
  return {
    mark: verdictMark(verdict),
    headline: verdict.headline,
    points: byWeight(
      conclusions.map(({ text: words, facts: [fact] }) => ({
        ...(fact?.kind !== 'stated' && { mark: conclusionMark(fact?.kind ?? 'not-checked') }),
        text: words,
      })),
    ),
    text,
    adviceTitle: occasionOf(report).title,
    advice,
    conditions: conditionsText(conditions),
  }
}

/** Mark of a statement by the answers that it rests on: they are all of one kind. */
function conclusionMark(kind: Exclude<SummaryFact['kind'], 'stated'>): MarkView {
  const tone = KIND_TONES[kind]
  return { tone, words: tone === 'wait' ? TONE_WORDS.wait : COLOUR_LABELS[tone] }
}

/** Each statement once, the most serious first: two documents of an order may say the same of an object. */
export function byWeight(points: readonly PointView[]): readonly PointView[] {
  return points
    .filter((point, index) => points.findIndex(({ text }) => text === point.text) === index)
    .toSorted((a, b) => weightOfTone(a.mark?.tone) - weightOfTone(b.mark?.tone))
}

/** «Вывод изменится, если: …», or nothing. */
export function conditionsText(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `Вывод изменится, если: ${conditions.join('; ')}.`
}

/** Conclusions whose meaning no line of the register has beside it. */
const WITHOUT_LINE: ReadonlySet<string> = new Set([
  'cancelled',
  'share',
  'several-owners',
  'fresh-right',
  'personal-participation',
])

function extractVerdict(
  report: Report,
  { conclusions, reading }: PropertySummary,
  verdict: ReportVerdict,
): VerdictView {
  const urgent = conclusions.filter(({ severity }) => severity !== 'notice')
  return {
    mark: verdictMark(verdict),
    headline: verdict.headline,
    points: byWeight(
      conclusions.map(({ key, title, meaning, severity }): PointView => ({
        mark: severityMark(severity),
        text: WITHOUT_LINE.has(key) ? `${title}. ${meaning}` : `${title}.`,
      })),
    ),
    text: reading,
    adviceTitle: occasionOf(report).title,
    advice: urgent.map(({ whatToDo }) => whatToDo),
    conditions: '',
  }
}

function objectVerdict({ tasks }: Report, verdict: ReportVerdict): VerdictView {
  const isMissing = tasks.some(({ answer }) => isMissingObject(answer))
  // A refund is decided only when all have answered.
  const isOpen = tasks.some(({ answer }) => answer.kind === 'in-progress')
  const empty = tasks.flatMap(({ answer }) => (answer.kind === 'not-found' ? [answer.note ?? NO_DATA] : []))
  return {
    mark: verdictMark(verdict),
    headline: verdict.headline,
    points: (isMissing
      ? [NO_OBJECT, MONEY_BACK]
      : empty.length > 0
        ? [...new Set(empty), ...(isOpen ? [] : [NO_MONEY_BACK])]
        : []
    ).map((text) => ({ text })),
    text: '',
    adviceTitle: 'Что сделать',
    advice: isMissing
      ? ['Сверьте кадастровый номер с договором или старой выпиской и найдите объект еще раз.']
      : [],
    conditions: '',
  }
}

const NO_OBJECT =
  'Росреестр ответил, что записи об объекте с таким номером у него нет. О правах и обременениях это ничего не говорит.'
const MONEY_BACK = `Деньги за этот отчет вернем тем же способом, которым вы платили, в течение ${OFFER.refundWorkingDays} рабочих дней.`
const NO_DATA =
  'Росреестр ответил, что сведений по этому запросу у него нет. О правах и обременениях это ничего не говорит.'
const NO_MONEY_BACK = 'По оферте ответ «сведений нет» — тоже услуга: деньги за нее не возвращаются.'
