import { pluralWord } from '../../format/plural.ts'
import type { Report, ReportTask } from './report.ts'
import { MINUTE_SECONDS } from './span-text.ts'

/** How far a report is, and how long it still takes (REPORT-01). */
export interface WaitingView {
  /** «Ответили 9 из 12» */
  readonly progress: string
  /** Share of the questions that wait no more, answered or not, 0 to 1. */
  readonly share: number
  /** What is left, or how late it is. */
  readonly text: string
  readonly isLate: boolean
}

/**
 * The text for a waiting reader; undefined when no question is open. `now` in ms. The remaining time is shown only if
 * all open sources have a measured duration; once it has passed, the text names the late sources.
 */
export function waitingView({ tasks }: Pick<Report, 'tasks'>, now: number): WaitingView | undefined {
  const open = tasks.filter(({ answer }) => answer.kind === 'in-progress')
  if (open.length === 0) return undefined
  const settled = tasks.length - open.length
  const answered = tasks.filter(isAnswered).length
  const late = open.filter((task) => leftOf(task, now) < 0)
  return {
    progress: `${pluralWord(answered, 'Ответил', 'Ответили', 'Ответили')} ${answered} из ${tasks.length}`,
    share: settled / tasks.length,
    text: late.length > 0 ? lateText(late, now) : leftText(open, now),
    isLate: late.length > 0,
  }
}

/** A source that was silent or not asked has not answered (TRUE-01). */
export function isAnswered({ answer: { kind } }: Pick<ReportTask, 'answer'>): boolean {
  return kind !== 'in-progress' && kind !== 'not-checked'
}

/** Seconds until the usual time is over; infinite where nothing is measured, the whole of it before the start. */
function leftOf({ usual_seconds, started_at }: ReportTask, now: number): number {
  if (usual_seconds === undefined) return Infinity
  const gone = started_at === undefined ? 0 : (now - Date.parse(started_at)) / 1000
  return usual_seconds - gone
}

function leftText(open: readonly ReportTask[], now: number): string {
  const unknown = sourcesOf(open.filter(({ usual_seconds }) => usual_seconds === undefined))
  if (unknown.length > 0)
    return `Сколько осталось, не знаем: время ответа еще не измерено (${unknown.join(', ')}).`
  const left = Math.max(...open.map((task) => leftOf(task, now)))
  if (left < MINUTE_SECONDS) return 'Обычно остается меньше минуты.'
  const minutes = Math.ceil(left / MINUTE_SECONDS)
  return `Обычно остается не больше ${minutes} ${pluralWord(minutes, 'минуты', 'минут', 'минут')}.`
}

function lateText(late: readonly ReportTask[], now: number): string {
  const gone = Math.max(
    ...late.map(({ usual_seconds = 0, ...task }) => usual_seconds - leftOf({ ...task, usual_seconds }, now)),
  )
  const minutes = Math.floor(gone / MINUTE_SECONDS)
  const passed =
    minutes > 0
      ? ` ${pluralWord(minutes, 'Прошла', 'Прошло', 'Прошло')} ${minutes} ${pluralWord(minutes, 'минута', 'минуты', 'минут')}.`
      : ''
  return `Дольше обычного: ждем ответа (${sourcesOf(late).join(', ')}).${passed} Сколько еще, не знаем.`
}

function sourcesOf(tasks: readonly ReportTask[]): readonly string[] {
  return [...new Set(tasks.map(({ source }) => source))]
}
