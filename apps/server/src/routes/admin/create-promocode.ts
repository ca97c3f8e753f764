import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

export const createPromocode =
  (context: AppContext): Handlers['admin']['createPromocode'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const row = await refuseDuplicate('promocode/taken', () =>
        context.queries.promocodes.insertPromocode({
          id: randomUUID(),
          code: body.code,
          amount_kopecks: toKopecks(body.amount),
          max_uses: body.max_uses,
          active_until: body.active_until === null ? null : new Date(body.active_until),
          created_at: context.clock.now(),
        }),
      )
      const promocode = presentPromocode(row)
      await logChange(context, call, {
        action: 'promocode.create',
        subject: `promocode:${row.id}`,
        details: promocode,
      })
      return promocode
    })
