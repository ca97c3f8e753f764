import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../screens/today/today-query.ts'
import { QUEUES } from '../screens/today/queues.ts'

/** What waits for a person behind a section. */
export interface Waiting {
  readonly count: number
  /** Of them those whose term is over. */
  readonly overdue: number
}

/** What waits behind the sections, by path. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const { data } = useQuery(todayQuery)
  const waiting = new Map<string, Waiting>()
  for (const { key, count, overdue } of data?.queues ?? []) {
    if (count === 0) continue
    const path = `/${QUEUES[key].href.split(/[/?]/)[1]}`
    const before = waiting.get(path)
    waiting.set(path, { count: (before?.count ?? 0) + count, overdue: (before?.overdue ?? 0) + overdue })
  }
  return waiting
}
