import { contract } from '@proverka/api/contract'
import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { ADMIN, STAFF } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const adminOnly = (make: () => Promise<object>) => ({ statuses: ADMIN, input: shared(make) })

/** Two accounts of one person, a closed one, and who works on which case. */
export function accountMergeRows(world: World): Rows {
  const things = createAdminThings(world)
  const take = (
    body: Parameters<typeof world.callers.admin.call<typeof contract.admin.takeClaim>>[1]['body'],
  ) => world.callers.admin.call(contract.admin.takeClaim, { body })
  const provenUser = async () => {
    const user = await things.newUser()
    await world.server.sql('update persons set proven_at = now() where id = $1', [user.id])
    return user
  }
  const request = shared(async () => {
    const [row] = await world.server.sql(
      `insert into subject_requests (id, kind, state, site, person, email, text, created_at, due_on)
         values (gen_random_uuid(), 'access', 'accepted', 'realty', '{}', 'checked@example.com', '', now(), '2099-01-01')
         returning id`,
    )
    return { kind: 'subject-request', subject_id: String(row?.['id']) }
  })
  return {
    'admin.listClaims': { statuses: STAFF, input: () => ({}) },
    'admin.takeClaim': {
      statuses: STAFF,
      input: async () => ({ body: { ...(await request()), from: null } }),
    },
    'admin.releaseClaim': {
      statuses: STAFF,
      async input() {
        const query = await request()
        const body = { ...query, from: null } as Parameters<typeof take>[0]
        await take(body)
        return { query }
      },
    },
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
