import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

/** The service measures itself about this often, ms. */
const AGAIN_MS = 30_000

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => api.admin.getHealth({ signal }),
  refetchInterval: AGAIN_MS,
})
export const sourcesQuery = queryOptions({
  queryKey: ['health', 'sources'],
  queryFn: ({ signal }) => api.sources.listSources({ signal }),
  refetchInterval: AGAIN_MS,
})
export const jobsQuery = queryOptions({
  queryKey: ['health', 'jobs'],
  queryFn: ({ signal }) => api.maintenance.listJobs({ signal }),
  refetchInterval: AGAIN_MS,
})

export type Health = Awaited<ReturnType<typeof api.admin.getHealth>>
export type SourceRow = Awaited<ReturnType<typeof api.sources.listSources>>['sources'][number]
export type JobRow = Awaited<ReturnType<typeof api.maintenance.listJobs>>[number]
