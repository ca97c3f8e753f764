import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

export const removePromocode =
  (context: AppContext): Handlers['admin']['removePromocode'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const row = await context.queries.promocodes.deletePromocode(query.promocode_id)
      if (!row) throw appError('promocode/not-found')
      await logChange(context, call, {
        action: 'promocode.remove',
        subject: `promocode:${row.id}`,
        details: presentPromocode(row),
      })
      return { removed: true }
    })
