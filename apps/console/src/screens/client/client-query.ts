import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/api.ts'

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['client', id],
    queryFn: ({ signal }) => api.admin.getClientPage({ params: { id }, signal }),
  })

export type Client = Awaited<ReturnType<typeof api.admin.getClientPage>>
