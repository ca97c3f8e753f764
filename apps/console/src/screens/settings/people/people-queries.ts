import type { StaffRole } from '@proverka/domain/accounts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../../data/api.ts'

/** Everything about the staff is asked again after a change of it. */
export const STAFF_KEY = ['staff'] as const

export const staffQuery = queryOptions({
  queryKey: [...STAFF_KEY, 'list'],
  queryFn: ({ signal }) => api.staff.listStaff({ signal }),
})
export const rolesQuery = queryOptions({
  queryKey: [...STAFF_KEY, 'roles'],
  queryFn: ({ signal }) => api.staff.listStaffRoles({ signal }),
  staleTime: Infinity,
})
export const sessionsQuery = (person_id: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'sessions', person_id],
    queryFn: ({ signal }) => api.staff.listStaffSessions({ query: { person_id }, signal }),
  })

export type RoleAct = 'give' | 'take'

export const previewRoleQuery = (person_id: string, role: StaffRole | undefined, act: RoleAct) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'preview', person_id, role, act],
    queryFn:
      role === undefined
        ? skipToken
        : ({ signal }) => api.staff.previewStaffRole({ query: { person_id, role, act }, signal }),
    // What is shown before a press is what there is now.
    staleTime: 0,
  })

export const foundPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'found', search],
    queryFn:
      search === ''
        ? skipToken
        : ({ signal }) => api.admin.listUsers({ query: { search, limit: '5' }, signal }),
  })

export type Member = Awaited<ReturnType<typeof api.staff.listStaff>>['staff'][number]
export type Roles = Awaited<ReturnType<typeof api.staff.listStaffRoles>>
export type StaffSession = Awaited<ReturnType<typeof api.staff.listStaffSessions>>['sessions'][number]
