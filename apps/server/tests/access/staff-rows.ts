import { contract } from '@proverka/api/contract'
import { createAdminThings } from './admin-things.ts'
import { onePerUser, shared } from './made-things.ts'
import { ADMIN, type Rows } from './row.ts'
import type { World } from './world.ts'

/** Only the chief decides who belongs to the staff. */
export function staffRows(world: World): Rows {
  const things = createAdminThings(world)
  const clerk = onePerUser(async () => {
    const { id: person_id } = await things.newUser()
    const body = { person_id, role: 'editor' } as const
    await world.callers.admin.call(contract.staff.giveStaffRole, { body })
    return person_id
  })
  return {
    'staff.listStaff': { statuses: ADMIN, input: () => ({}) },
    'staff.listStaffRoles': { statuses: ADMIN, input: () => ({}) },
    'staff.giveStaffRole': {
      statuses: ADMIN,
      input: shared(async () => ({ body: { person_id: (await things.newUser()).id, role: 'operator' } })),
    },
    'staff.takeStaffRole': {
      statuses: ADMIN,
      input: async (by) => ({ query: { person_id: await clerk(by), role: 'editor' } }),
    },
  }
}
