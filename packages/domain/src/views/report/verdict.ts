import { TONE_WORDS } from '../../reports/report/tone-words.ts'
import type { Answer, Report, ReportTask } from '../../reports/report/report.ts'
import { summariseExtract, type PropertySummary } from '../../reports/report/property-summary.ts'
import { COLOUR_LABELS } from '../../reports/report/result-colour.ts'
import { summariseReport } from '../../reports/report/summary.ts'
import type { ResultColour } from '../../reports/report/tone.ts'
import type { MarkView } from './view.ts'
import { moscowDate } from '../../timing/days.ts'

/** The verdict of a report in one line: the same colour and words on page, PDF and in lists. */
export interface ReportVerdict {
  readonly colour: ResultColour
  /** Answers are pending: grey, and marked as waiting. */
  readonly isWaiting?: boolean
  readonly word: string
  readonly headline: string
}

/** Whether the register has no object of this number: nothing was checked, and the money goes back. */
export const isMissingObject = (answer: Answer): boolean =>
  answer.kind === 'not-checked' && answer.reason === 'no-such-object'

/** The verdict of a report. Computed from its facts alone: every place that shows it shows the same. */
export function reportVerdict(
  report: Pick<Report, 'subject' | 'tasks' | 'extract'> & Partial<Pick<Report, 'product_name'>>,
): ReportVerdict {
  if (report.subject.kind === 'property') return propertyVerdict(report)
  const { colour, headline } = summariseReport(report)
  const isStated = report.tasks.length > 0 && report.tasks.every(({ answer }) => answer.kind === 'stated')
  return { colour, headline, word: isStated ? STATED_WORDS : COLOUR_LABELS[colour] }
}

/** The words for an answer that is neither good nor bad news. */
export const STATED_WORDS = 'Сведения получены'

/** The words for a register that has no object of this number, and for one that has no document of it. */
export const PROPERTY_ANSWERS = { missing: 'Объект не найден', silent: 'Реестр не дал сведений' } as const

/** The mark of a verdict. */
export function verdictMark({
  colour,
  word,
  isWaiting = false,
}: Pick<ReportVerdict, 'colour' | 'word' | 'isWaiting'>): MarkView {
  return { tone: isWaiting ? 'wait' : colour, words: word }
}

/** What the extract of a report means on the Moscow day on which it came. */
export function extractSummary({ extract }: Pick<Report, 'extract'>): PropertySummary | undefined {
  return extract && summariseExtract(extract.content, moscowDate(Date.parse(extract.received_at)))
}

function propertyVerdict(report: Pick<Report, 'tasks' | 'extract'>): ReportVerdict {
  const answers = report.tasks.map(({ answer }) => answer.kind)
  const summary = extractSummary(report)
  if (summary === undefined) return verdictWithout(report.tasks)
  const isOpen = answers.includes('not-checked') || answers.includes('in-progress')
  const colour = summary.colour === 'green' && isOpen ? 'grey' : summary.colour
  // «No obstacles» is a verdict: it is not the headline of a report that waits for more.
  const headline =
    colour === summary.colour ? summary.headline : 'Вывод неполный: есть ответы не на все вопросы'
  return { colour, word: PROPERTY_WORDS[colour], headline }
}

/** Words of a verdict over documents of a register, alone or in an order. */
export const PROPERTY_WORDS: { readonly [colour in ResultColour]: string } = {
  ...COLOUR_LABELS,
  green: 'Препятствий нет',
  grey: 'Есть не все сведения',
}

/** A register without a document answers nothing about the object: grey, whatever it says (TRUE-01). */
function verdictWithout(tasks: readonly Pick<ReportTask, 'answer'>[]): ReportVerdict {
  if (tasks.some(({ answer }) => isMissingObject(answer)))
    return {
      colour: 'grey',
      word: PROPERTY_ANSWERS.missing,
      headline: `${PROPERTY_ANSWERS.missing} в реестре`,
    }
  const answers = tasks.map(({ answer }) => answer.kind)
  if (answers.includes('in-progress'))
    return { colour: 'grey', word: TONE_WORDS.wait, isWaiting: true, headline: 'Проверка идет' }
  if (answers.includes('not-checked'))
    return { colour: 'grey', word: COLOUR_LABELS.grey, headline: 'Росреестр пока не ответил' }
  if (answers.includes('not-found'))
    return {
      colour: 'grey',
      word: PROPERTY_ANSWERS.silent,
      headline: `${PROPERTY_ANSWERS.silent} об объекте`,
    }
  const headline = answers.length > 0 ? 'Ответ получен, но выписки в нем нет' : 'Проверок пока нет'
  return { colour: 'grey', word: COLOUR_LABELS.grey, headline }
}
