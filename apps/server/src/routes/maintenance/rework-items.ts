import type { AppContext } from '../../context.ts'
import { readDays } from '../../db/moscow-days.ts'
import type { Period } from '../../db/queries/rework.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'
import { askFailedAgain, reorderStuck } from '../../services/reports/rework.ts'

export const updateAutomatically = (context: AppContext): Handlers['maintenance']['updateAutomatically'] =>
  rework(context, 'items.ask-again', askFailedAgain)

export const reorderStuckItems = (context: AppContext): Handlers['maintenance']['reorderStuck'] =>
  rework(context, 'items.reorder', reorderStuck)

const rework =
  (context: AppContext, action: string, work: (context: AppContext, period: Period) => Promise<number>) =>
  async ({ body: { date_from, date_to } }: { body: { date_from: string; date_to: string } }, call: Call) => {
    const days = readDays({ 'date-from': date_from, 'date-to': date_to }, context.clock.now())
    const count = await work(context, days)
    await logChange(context, call, { action, subject: `${date_from}..${date_to}`, details: { count } })
    return { count }
  }
