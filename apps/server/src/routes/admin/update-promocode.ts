import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

export const updatePromocode =
  (context: AppContext): Handlers['admin']['updatePromocode'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const row = await refuseDuplicate('promocode/taken', () =>
        context.queries.promocodes.updatePromocode(body.promocode_id, {
          code: body.code,
          amount_kopecks: toKopecks(body.amount),
          max_uses: body.max_uses,
          active_until: body.active_until === null ? null : new Date(body.active_until),
        }),
      )
      if (!row) throw appError('promocode/not-found')
      const promocode = presentPromocode(row)
      await logChange(context, call, {
        action: 'promocode.update',
        subject: `promocode:${row.id}`,
        details: promocode,
      })
      return promocode
    })
