import type { AppContext } from '../../../services/context.ts'
import { listClaims, releaseClaim, takeClaim } from '../../../services/desk/claims.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireWorkingStaff } from '../../policies/staff.ts'

type Area = Pick<Handlers['admin'], 'listClaims' | 'takeClaim' | 'releaseClaim'>

/** Who of the staff works on which case. */
export const claimRoutes = (context: AppContext): Area => ({
  listClaims: async (_, call) => ({
    claims: (await listClaims(context, requireWorkingStaff(call))).map(({ at, ...claim }) => ({
      ...claim,
      at: at.toISOString(),
    })),
  }),

  takeClaim: ({ body: { kind, subject_id: subjectId, from } }, call) => {
    requireWorkingStaff(call)
    return context.database.transaction(async () => {
      await takeClaim(context, call, { kind, subjectId, from })
      return { taken: true as const }
    })
  },

  releaseClaim: ({ query: { kind, subject_id } }, call) => {
    requireWorkingStaff(call)
    return context.database.transaction(async () => {
      await releaseClaim(context, call, kind, subject_id)
      return { released: true as const }
    })
  },
})
