import { DAY_MS, moscowDate } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import { destructionHeldEmail } from '../emails/destruction-emails.ts'
import type { Stock } from '../../platform/db/schema/destruction-schema.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { DataKind } from '@proverka/domain/legal'

/** The share of all that is in a place which one run may destroy. */
const SHARE = 0.1

/** What one run may destroy of a place however little is in it: a small site loses that much of a busy day. */
const FLOOR = 20

/** For how long an operator's word holds. */
const CONFIRMED_MS = DAY_MS

/** What one run may destroy of a place with so much in it. */
export const ceilingOf = (total: number): number => Math.max(FLOOR, Math.floor(total * SHARE))

/**
 * Whether a run may destroy what is due in a place. Too much at once is a sign of a wrong term or a wrong clock: nothing
 * of it is destroyed and the operator gets an email, until the command `npm run destruction` confirms it (SAFE-21).
 */
export async function isBelowCeiling(
  context: AppContext,
  { kind, place }: { readonly kind: DataKind; readonly place: string },
  stock: Stock,
): Promise<boolean> {
  if (stock.due <= ceilingOf(stock.total)) return true
  const { destructionHolds } = context.queries
  const now = context.clock.now()
  const known = await destructionHolds.findHold(kind, place)
  const isConfirmed = known?.confirmed_at && known.confirmed_at.getTime() > now.getTime() - CONFIRMED_MS
  // What came in between is no more than an ordinary run takes.
  if (isConfirmed && stock.due <= (known.confirmed_due ?? 0) + ceilingOf(stock.total)) return true
  const hold = { kind, place, ...stock, found_at: now }
  context.log.error({ kind, place, ...stock }, 'too much is due at once: nothing of it is destroyed')
  await context.database.transaction(async () => {
    await destructionHolds.putHold(hold)
    for (const site of context.config.sites.slice(0, 1)) {
      const key = `destruction-held:${kind}:${place}:${moscowDate(now.getTime())}`
      await enqueueEmail(context, key, destructionHeldEmail(site, hold))
    }
  })
  return false
}
