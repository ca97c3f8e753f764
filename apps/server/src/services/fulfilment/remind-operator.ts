import { addWorkingDays, isWorkingDay } from '@proverka/domain/orders'
import { addDays, HOUR_MS, moscowDate, startOfMoscowDay } from '@proverka/domain/timing'
import { findSite } from '../../platform/config/sites.ts'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { AppContext } from '../context.ts'
import { partsWaitingEmail } from '../emails/fulfilment-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** The email comes when people are at work. */
const MORNING_MS = 9 * HOUR_MS
/** Working days before the end of a term in which it is named. */
const DUE_SOON_DAYS = 2

/**
 * Writes to the operator of a site, once a working day, that something waits for too long: not ordered since the day before,
 * due in two working days, or overdue. Answers how many emails.
 */
export async function remindOperator(context: AppContext): Promise<number> {
  const now = context.clock.now().getTime()
  const today = moscowDate(now)
  const begin = startOfMoscowDay(today)
  if (!isWorkingDay(today, WORK_CALENDAR) || now < begin + MORNING_MS) return 0
  const dueDay = addDays(addWorkingDays(today, DUE_SOON_DAYS, WORK_CALENDAR), 1)
  const waiting = await context.queries.fulfilmentList.countWaiting(
    new Date(begin),
    new Date(startOfMoscowDay(dueDay)),
  )
  let count = 0
  for (const of of waiting) {
    const site = findSite(context.config.sites, of.site)
    if (!site || of.toOrder + of.due + of.overdue === 0) continue
    const isNew = await context.database.transaction(() =>
      enqueueEmail(context, `parts-waiting:${of.site}:${today}`, partsWaitingEmail(site, of)),
    )
    if (isNew) count++
  }
  return count
}
