import { appError, ERROR_CODES } from '@proverka/domain/errors'
import { previewMerge, requireMergeable } from '../../../services/staff/merge-accounts.ts'
import { callerOf } from '../../../services/call.ts'
import type { AppContext } from '../../../services/context.ts'
import { requireUser } from '../../../services/known-user.ts'
import { logChange } from '../../../services/log-change.ts'
import { makePendingAct } from '../../../services/staff/pending-acts.ts'
import { needsSecond, undoMinutes } from '../../../services/staff/second-signature.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPendingAct } from '../../presenters/pending-act.ts'

type Area = Pick<Handlers['admin'], 'previewMerge' | 'mergeAccounts' | 'reopenAccount'>

/** Two accounts of one person, and a closed one that is opened again. */
export const accountMergeRoutes = (context: AppContext): Area => ({
  async previewMerge({ params, query }, call) {
    const { refusals, kopecks, counts, ...preview } = await previewMerge(context, params.id, query.into)
    return {
      ...preview,
      counts: { ...counts },
      refusals: refusals.map((code) => ERROR_CODES[code].text),
      needs_second: await needsSecond(context, callerOf(call).user.id, { kind: 'merge', kopecks }),
      undo_minutes: undoMinutes(context),
    }
  },

  mergeAccounts: ({ params, body }, call) =>
    withIdempotency(context, call, { ...params, ...body }, async () => {
      const kopecks = await requireMergeable(context, params.id, body.into)
      const act = await makePendingAct(context, call, {
        kind: 'merge',
        personId: params.id,
        intoId: body.into,
        kopecks,
        reason: body.reason,
      })
      return { pending: act && presentPendingAct(act) }
    }),

  reopenAccount: ({ params, body: { reason } }, call) =>
    context.database.transaction(async () => {
      const user = await requireUser(context, params.id)
      if (user.merged_into !== null) throw appError('person/merged')
      if (user.erased_at !== null) throw appError('person/erased')
      if (user.removed_at === null) throw appError('person/not-closed')
      await context.queries.people.setRemoved(user.id, null)
      await logChange(context, call, {
        action: 'users.reopen',
        subject: `person:${user.id}`,
        userId: user.id,
        details: { reason },
      })
      return { person_id: user.id }
    }),
})
