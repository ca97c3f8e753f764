import { formatDay, formatTime } from './format-date.ts'

/** «14:12» of today, «12.09, 14:12» of another day. */
export function momentOf(instant: string, now: string): string {
  return formatDay(instant) === formatDay(now)
    ? formatTime(instant)
    : `${formatDay(instant).slice(0, 5)}, ${formatTime(instant)}`
}

/** «12.09» of this year, with the year of another. */
export function shortDayOf(instant: string, now: string): string {
  const day = formatDay(instant)
  return day.slice(6) === formatDay(now).slice(6) ? day.slice(0, 5) : day
}
