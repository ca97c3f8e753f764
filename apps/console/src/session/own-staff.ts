import type { Permission } from '@proverka/domain/accounts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../data/api.ts'

/** Who is signed in, what the roles permit, and what the session lacks for it. */
export const ownStaffQuery = queryOptions({
  queryKey: ['own-staff'],
  queryFn: ({ signal }) => api.staff.getOwnStaff({ signal }),
  staleTime: 60_000,
})

export type OwnStaff = Awaited<ReturnType<typeof api.staff.getOwnStaff>>

/** Whoever is signed in; below the gate, where it is known. */
export const useOwnStaff = (): OwnStaff => useSuspenseQuery(ownStaffQuery).data

/** Whether the roles of whoever is signed in have a permission. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOwnStaff()
  return (permission) => permissions.includes(permission)
}
