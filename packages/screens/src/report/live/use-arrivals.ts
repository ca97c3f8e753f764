import { answerMark, taskTitle } from '@proverka/domain/reports'
import type { Report } from '@proverka/domain/reports'
import { useState } from 'react'

/** The answers that have come since the page is open: «Пришел ответ: Розыск — не найдено. Ждем еще 2.» */
export function useArrivals({ tasks }: Pick<Report, 'tasks'>): string {
  const open = tasks.filter(({ answer }) => answer.kind === 'in-progress').map(({ task_id }) => task_id)
  const key = open.join(' ')
  const [seen, setSeen] = useState({ key, text: '' })
  if (seen.key === key) return seen.text
  const waited = new Set(seen.key.split(' '))
  const came = tasks.filter(({ task_id, answer }) => waited.has(task_id) && answer.kind !== 'in-progress')
  const answers = came.map((task) => `${taskTitle(task)} — ${answerMark(task.answer).words.toLowerCase()}`)
  const rest = open.length > 0 ? `Ждем еще ${open.length}.` : 'Ответили все источники.'
  const text = answers.length === 0 ? seen.text : `Пришел ответ: ${answers.join('; ')}. ${rest}`
  setSeen({ key, text })
  return text
}
