import { listTermDays } from '@proverka/domain/orders'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import type { UsualDays } from '@proverka/domain/views'
import type { Clock } from '../../platform/clock.ts'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { Queries } from '../../platform/db/queries/queries.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'

/** It moves slowly, and every page that waits asks for it. */
const MEMORY_MS = 10 * MINUTE_MS

/** Older answers say nothing of how it is now. */
const MEASURED_MS = 90 * DAY_MS

/** With fewer answers the bars are chance, and none are shown. */
const ENOUGH_ANSWERS = 20

/** On which working day of a term the answers of a channel to a kind of question came lately; null with too few of them. */
export interface MeasuredUsualDays {
  readonly get: (channel: string, kind: string) => Promise<UsualDays | null>
}

export function createUsualDays({ usualDays }: Queries, clock: Clock): MeasuredUsualDays {
  const measured = createTtlCache<UsualDays | null>(MEMORY_MS, () => performance.now())
  return { get: (channel, kind) => measured.get(`${channel}:${kind}`, () => measure(channel, kind)) }

  async function measure(channel: string, kind: string): Promise<UsualDays | null> {
    const since = new Date(clock.now().getTime() - MEASURED_MS)
    const rows = await usualDays.listAnsweredDays(channel, kind, since)
    const byDay: number[] = []
    for (const { asked, answered, count } of rows) {
      const days = listTermDays(asked, answered, WORK_CALENDAR)
      const day = days.findLast(({ working }) => working !== null)?.working ?? 0
      byDay[day] = (byDay[day] ?? 0) + count
    }
    const answered = rows.map((row) => row.answered).toSorted()
    const [from, until] = [answered[0], answered.at(-1)]
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    if (from === undefined || until === undefined || total < ENOUGH_ANSWERS) return null
    return { by_day: Array.from(byDay, (count) => count ?? 0), from, until }
  }
}
