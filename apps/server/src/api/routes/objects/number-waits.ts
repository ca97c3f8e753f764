import { appError } from '@proverka/domain/errors'
import { sha256 } from '../../../platform/sha256.ts'
import type { AppContext } from '../../../services/context.ts'
import { consumeByCaller } from '../../../services/guest-limits.ts'
import { answerNumberWait } from '../../../services/number-waits/answer-waits.ts'
import { handInNumber } from '../../../services/number-waits/hand-in-number.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Unknown numbers, for visitors. */
export const numberWaitRoutes = (context: AppContext): Handlers['numberWaits'] => ({
  async ask({ body }, call) {
    await consumeByCaller(context, 'email', call)
    const answerBy = await handInNumber(context, call, body)
    return { sent: true, answer_by: answerBy.toISOString() }
  },

  async confirm({ body }, { site, ip }) {
    await context.rateLimits.consume('reset-address', ip)
    const { numberWaits } = context.queries
    const rows = await numberWaits.confirmWaits(site.key, sha256(body.token), context.clock.now())
    const [first] = rows
    if (!first) throw appError('number-wait/unknown')
    return {
      keys: rows.map(({ object_key }) => object_key),
      answer_by: new Date(Math.max(...rows.map(({ answer_by }) => answer_by.getTime()))).toISOString(),
    }
  },

  async remove({ body }, { site, ip }) {
    await context.rateLimits.consume('reset-address', ip)
    const removed = await context.queries.numberWaits.removeWaits(site.key, sha256(body.token))
    if (removed === 0) throw appError('number-wait/unknown')
    return { removed }
  },
})

/** The same for the operator. */
export const adminNumberWaitRoutes = (
  context: AppContext,
): Pick<Handlers['admin'], 'listNumberWaits' | 'answerNumberWait'> => ({
  listNumberWaits: async () =>
    (await context.queries.numberWaits.listConfirmed()).map((row) => ({
      wait_id: row.id,
      site: row.site,
      key: row.object_key,
      number: row.number,
      note: row.note,
      asked_at: row.created_at.toISOString(),
      answer_by: row.answer_by.toISOString(),
    })),

  answerNumberWait: ({ body }, call) =>
    withIdempotency(context, call, body, async () => ({
      answered: await answerNumberWait(context, call, body.wait_id, body.answer),
    })),
})
