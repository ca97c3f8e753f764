import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { logChange } from '../../../services/log-change.ts'

export const listPromocodes =
  (context: AppContext): Handlers['admin']['listPromocodes'] =>
  async () =>
    (await context.queries.promocodes.listPromocodes()).map(presentPromocode)

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
