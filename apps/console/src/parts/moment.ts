import { formatDate } from '@proverka/domain'
import { HOUR_MS, MINUTE_MS, moscowDate, moscowTime, startOfMoscowDay } from '@proverka/domain/timing'

/** An instant by the clocks of Moscow: «25.11.2026, 14:05». */
export const whenText = (at: string): string => `${formatDate(at)}, ${moscowTime(Date.parse(at))}`

const TYPED = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?(?:,?\s+(\d{1,2}):(\d{2}))?$/

/**
 * An instant as typed by the clocks of Moscow: «25.11.2026, 14:05», the time and the year may be absent: midnight, this
 * year. Null: nothing is typed. Undefined: it is none.
 */
export function readMoment(text: string, now: number): string | null | undefined {
  if (text.trim() === '') return null
  const [, day = '', month = '', year = moscowDate(now).slice(0, 4), hour = '0', minute = '0'] =
    TYPED.exec(text.trim()) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const start = startOfMoscowDay(date)
  // A day that no calendar has is another one, or none.
  if (Number.isNaN(start) || moscowDate(start) !== date || Number(hour) > 23 || Number(minute) > 59)
    return undefined
  return new Date(start + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS).toISOString()
}
