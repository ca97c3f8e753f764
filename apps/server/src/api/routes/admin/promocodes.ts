import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPromocode } from '../../presenters/promotion.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { requireVersion } from '../../../services/require-version.ts'
import { logChange } from '../../../services/log-change.ts'

export const listPromocodes =
  (context: AppContext): Handlers['admin']['listPromocodes'] =>
  async () => {
    const uses = await context.queries.promocodes.countAllUses()
    const rows = await context.queries.promocodes.listPromocodes()
    return rows.map((row) => presentPromocode(row, uses.get(row.id) ?? 0))
  }

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
      const promocode = presentPromocode(row, 0)
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
      const before = await context.queries.promocodes.lockPromocode(body.promocode_id)
      if (!before) throw appError('promocode/not-found')
      requireVersion(before, body.version)
      const row = await refuseDuplicate('promocode/taken', () =>
        context.queries.promocodes.updatePromocode(before.id, {
          code: body.code,
          amount_kopecks: toKopecks(body.amount),
          max_uses: body.max_uses,
          active_until: body.active_until === null ? null : new Date(body.active_until),
        }),
      )
      const used = await context.queries.promocodes.countUses(row.id)
      const promocode = presentPromocode(row, used)
      await logChange(context, call, {
        action: 'promocode.update',
        subject: `promocode:${row.id}`,
        details: { before: presentPromocode(before, used), after: promocode },
      })
      return promocode
    })

export const removePromocode =
  (context: AppContext): Handlers['admin']['removePromocode'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      // Locked: whoever uses it meanwhile waits, and finds none.
      const row = await context.queries.promocodes.lockPromocode(query.promocode_id)
      if (!row) throw appError('promocode/not-found')
      if ((await context.queries.promocodes.countUses(row.id)) > 0) throw appError('promocode/has-uses')
      await context.queries.promocodes.deletePromocode(row.id)
      await logChange(context, call, {
        action: 'promocode.remove',
        subject: `promocode:${row.id}`,
        details: presentPromocode(row, 0),
      })
      return { removed: true }
    })
