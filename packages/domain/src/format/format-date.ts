import { DAY_MS } from '../timing/units.ts'

const moscow = /* @__PURE__ */ new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `Date.parse` alone finds dates in all kinds of words. */
const INSTANT = /^(\d{4}-\d{2}-\d{2}T[\d:.]{4,20})(Z|[+-]\d{2}:?\d{2})?$/

/** Milliseconds of an ISO instant, NaN for any other text. Registers write Moscow time without an offset. */
function timeOf(instant: string): number {
  const [, local, offset = '+03:00'] = INSTANT.exec(instant) ?? []
  return local === undefined ? NaN : Date.parse(local + offset.replace(/(\d{2})(\d{2})$/, '$1:$2'))
}

/** The day in Moscow of an ISO date or instant, `2026-11-21`; a text that is neither comes back as it is. */
export function dayInMoscow(date: string): string {
  const time = timeOf(date)
  if (Number.isNaN(time)) return /^(\d{4}-\d{2}-\d{2})T/.exec(date)?.[1] ?? date
  const [day, month, year] = moscow.format(time).split(/\D+/, 3)
  return `${year}-${month}-${day}`
}

/** The day in Moscow of an ISO date or instant, «21.11.2026»; a text that is neither comes back as it is. */
export function formatDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dayInMoscow(date))
  return parts === null ? date : `${parts[3]}.${parts[2]}.${parts[1]}`
}

/** An ISO instant as Moscow time, «21.11.2026, 14:05 МСК»; a text that is no instant comes back as it is. */
export function formatDateTime(instant: string): string {
  const time = timeOf(instant)
  return Number.isFinite(time) ? `${moscow.format(time)} МСК` : instant
}

/**
 * `formatDate` by the name under which it was published for instants.
 *
 * @alias
 */
export const formatDay = formatDate

const DAY_LENGTH = '00.00.0000'.length

/** The Moscow time of an ISO instant: «14:05». */
export function formatTime(instant: string): string {
  return formatDateTime(instant).slice(DAY_LENGTH + 2, DAY_LENGTH + 7)
}

/** The clock of an ISO instant in Moscow, seen from another: «14:20» today, «14:20 завтра», else «14:20 23.11.2026». */
export function formatMoment(instant: string, now: string): string {
  const [day = '', time = ''] = formatDateTime(instant)
    .replace(/\sМСК$/, '')
    .split(', ')
  const dayOf = (shift: number) => formatDateTime(new Date(timeOf(now) + shift).toISOString()).split(', ')[0]
  if (time === '' || Number.isNaN(timeOf(now))) return formatDateTime(instant)
  if (day === dayOf(0)) return time
  return day === dayOf(DAY_MS) ? `${time} завтра` : `${time} ${day}`
}
