import { answerMark } from '@proverka/domain/views'
import { taskTitle } from '@proverka/domain/checks'
import type { Report } from '@proverka/domain/reports'

type Task = Report['tasks'][number]

/**
 * What has come since the page is open, for a screen reader: «Пришел ответ: Розыск — не найдено. Ждем еще 2.» A source
 * that did not answer is named apart, and then not all have answered.
 */
export function arrivalsText(came: readonly Task[], all: readonly Task[]): string {
  const isSilent = ({ answer }: Task) => answer.kind === 'not-checked'
  const answers = came
    .filter((task) => !isSilent(task))
    .map((task) => `${taskTitle(task)} — ${answerMark(task.answer).words.toLowerCase()}`)
  const silent = came.filter(isSilent).map(taskTitle)
  const left = all.filter(({ answer }) => answer.kind === 'in-progress').length
  const rest = all.some(isSilent) ? 'Больше ответов не ждем' : 'Ответили все источники'
  return [
    answers.length > 0 && `Пришел ответ: ${answers.join('; ')}`,
    silent.length > 0 && `Не проверено: ${silent.join('; ')}`,
    left > 0 ? `Ждем еще ${left}` : rest,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
