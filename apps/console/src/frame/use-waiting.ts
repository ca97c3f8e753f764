import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../data/api.ts'
import { LIVE } from '../data/live.ts'
import { todayQuery } from '../screens/today/today-query.ts'
import { QUEUES } from '../screens/today/queues.ts'

/** What waits for a person behind a section. */
export interface Waiting {
  readonly count: number
  /** Of them those whose term is over. */
  readonly overdue: number
}

const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => api.admin.countWaiting({ signal }),
  ...LIVE,
})

/** What waits behind the sections, by path. The first screen knows it already. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const isFirst = useLocation().pathname === '/'
  const today = useQuery({ ...todayQuery, enabled: isFirst })
  const counts = useQuery({ ...waitingQuery, enabled: !isFirst })
  const waiting = new Map<string, Waiting>()
  const known = isFirst ? (today.data ?? counts.data) : (counts.data ?? today.data)
  for (const { key, count, overdue } of known?.queues ?? []) {
    if (count === 0) continue
    const path = `/${QUEUES[key].href.split(/[/?]/)[1]}`
    const before = waiting.get(path)
    waiting.set(path, { count: (before?.count ?? 0) + count, overdue: (before?.overdue ?? 0) + overdue })
  }
  return waiting
}
