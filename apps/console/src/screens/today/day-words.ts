import { pluralWord } from '@proverka/domain'
import { readTerm } from '@proverka/domain/timing'
import type { QueueRow } from './today-query.ts'

/** Whether the day goes well, in one sentence; `now` in ms. */
export function dayWords(queues: readonly QueueRow[], now: number): string {
  const waiting = queues.filter(({ count }) => count > 0)
  const late = waiting.reduce((sum, { overdue }) => sum + overdue, 0)
  if (late > 0) return `Опоздали: ${late} ${pluralWord(late, 'дело', 'дела', 'дел')}`
  const threatened = waiting.filter(
    ({ oldest_at, due_at }) =>
      due_at && readTerm(Date.parse(oldest_at ?? due_at), Date.parse(due_at), now).tone === 'risk',
  ).length
  if (threatened > 0) return `Под угрозой ${threatened} ${pluralWord(threatened, 'срок', 'срока', 'сроков')}`
  return waiting.length > 0 ? 'Сроки в порядке' : 'Дел нет'
}

/** How many things wait for a person. */
export function countWords(queues: readonly QueueRow[]): string {
  const all = queues.reduce((sum, { count }) => sum + count, 0)
  return all === 0
    ? 'Ни одно дело не ждет человека.'
    : `${pluralWord(all, 'Ждет', 'Ждут', 'Ждут')} человека: ${all.toLocaleString('ru')} ${pluralWord(all, 'дело', 'дела', 'дел')}.`
}
