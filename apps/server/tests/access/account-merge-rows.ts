import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { ADMIN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const adminOnly = (make: () => Promise<object>) => ({ statuses: ADMIN, input: shared(make) })

/** Two accounts of one person, and a closed one. */
export function accountMergeRows(world: World): Rows {
  const things = createAdminThings(world)
  const provenUser = async () => {
    const user = await things.newUser()
    await world.server.sql('update persons set proven_at = now() where id = $1', [user.id])
    return user
  }
  return {
    'admin.previewMerge': adminOnly(async () => ({
      params: { id: (await things.newUser()).id },
      query: { into: (await things.newUser()).id },
    })),
    'admin.mergeAccounts': adminOnly(async () => ({
      params: { id: (await provenUser()).id },
      body: { into: (await provenUser()).id, reason: 'Один человек' },
    })),
    'admin.reopenAccount': adminOnly(async () => {
      const { id } = await things.newUser()
      await world.server.sql('update persons set removed_at = now() where id = $1', [id])
      return { params: { id }, body: { reason: 'Просит владелец' } }
    }),
  }
}
