import { isRequestOpen } from '@proverka/domain/legal'
import { DAY_MS, startOfMoscowDay } from '@proverka/domain/timing'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { LIVE } from '../../data/live.ts'

export type Fault = Awaited<ReturnType<typeof api.admin.listAllFaults>>[number]
export type SubjectRequest = Awaited<ReturnType<typeof api.admin.listSubjectRequests>>[number]
export type HeldRecord = Awaited<ReturnType<typeof api.admin.findSubjectData>>[number]

/** A letter of the inbox, whoever wrote it. */
export type Letter = {
  /** `fault-<id>` or `subject-<id>`; the address of the screen names it. */
  readonly key: string
  readonly since: number
  /** The end of its last day in Moscow, ms. */
  readonly due: number
  readonly isOpen: boolean
} & (
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'subject'; readonly request: SubjectRequest }
)

export const INBOX_KEY = ['inbox'] as const

const LIMIT = '100'

export const faultsQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'faults'],
  queryFn: ({ signal }) => api.admin.listAllFaults({ query: { limit: LIMIT }, signal }),
  ...LIVE,
})

export const subjectRequestsQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'subjects'],
  queryFn: ({ signal }) => api.admin.listSubjectRequests({ query: { limit: LIMIT }, signal }),
  ...LIVE,
})

/** What is held about the person; each look is logged, so it is asked once. */
export const heldDataQuery = (id: string) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'held', id],
    queryFn: ({ signal }) => api.admin.findSubjectData({ params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const actsQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'acts'],
  queryFn: ({ signal }) => api.admin.listDestructionActs({ query: { limit: '10' }, signal }),
})

const endOfDay = (day: string): number => startOfMoscowDay(day) + DAY_MS

const ofFault = (fault: Fault): Letter => ({
  kind: 'fault',
  key: `fault-${fault.fault_id}`,
  since: Date.parse(fault.created_at),
  due: endOfDay(fault.due_on),
  isOpen: fault.state !== 'answered',
  fault,
})

const ofRequest = (request: SubjectRequest): Letter => ({
  kind: 'subject',
  key: `subject-${request.request_id}`,
  since: Date.parse(request.created_at),
  due: endOfDay(request.due_on),
  isOpen: isRequestOpen(request.state),
  request,
})

/** One inbox: the nearest term first; what is answered comes last. */
export const toLetters = (faults: readonly Fault[], requests: readonly SubjectRequest[]): readonly Letter[] =>
  [...faults.map(ofFault), ...requests.map(ofRequest)].toSorted(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) || one.due - other.due || one.since - other.since,
  )
