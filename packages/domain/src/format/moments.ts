import { formatDateTime } from './format-date.ts'

const DAY_LENGTH = '00.00.0000'.length

/** The day in Moscow: «12.09.2026». */
export function dayOf(instant: string): string {
  return formatDateTime(instant).slice(0, DAY_LENGTH)
}

/** The time in Moscow: «14:12». */
export function timeOf(instant: string): string {
  return formatDateTime(instant).slice(DAY_LENGTH + 2, DAY_LENGTH + 7)
}

/** «14:12» of today, «12.09, 14:12» of another day. */
export function momentOf(instant: string, now: string): string {
  return dayOf(instant) === dayOf(now) ? timeOf(instant) : `${dayOf(instant).slice(0, 5)}, ${timeOf(instant)}`
}

/** «12.09» of this year, with the year of another. */
export function shortDayOf(instant: string, now: string): string {
  const day = dayOf(instant)
  return day.slice(6) === dayOf(now).slice(6) ? day.slice(0, 5) : day
}
