import type { Report } from '@proverka/domain/reports'
import { useState } from 'react'
import { arrivalsText } from './arrivals-text.ts'

/** What has come since the page is open, in words. */
export function useArrivals({ tasks }: Pick<Report, 'tasks'>): string {
  const open = tasks.filter(({ answer }) => answer.kind === 'in-progress').map(({ task_id }) => task_id)
  const key = open.join(' ')
  const [seen, setSeen] = useState({ key, text: '' })
  if (seen.key === key) return seen.text
  const waited = new Set(seen.key.split(' '))
  const came = tasks.filter(({ task_id, answer }) => waited.has(task_id) && answer.kind !== 'in-progress')
  const text = came.length === 0 ? seen.text : arrivalsText(came, tasks)
  setSeen({ key, text })
  return text
}
