import { toKopecks, toRoubles } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { logChange } from '../../../services/log-change.ts'
import type { Handlers } from '../../http/handlers.ts'

export const updateWatchPrice =
  (context: AppContext): Handlers['admin']['updateWatchPrice'] =>
  ({ body: { kind, months, price } }, call) =>
    context.database.transaction(async () => {
      const { watches } = context.queries
      const before = await watches.findPrice(kind, months)
      if (before === undefined) throw appError('watch/not-for-sale')
      await watches.setPrice(kind, months, toKopecks(price))
      await logChange(context, call, {
        action: 'watch_price.update',
        subject: `watch_price:${kind}:${months}`,
        details: { from: toRoubles(before), to: price },
      })
      return { kind, months, price }
    })
