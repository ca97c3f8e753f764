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
const instantShape = /^\d{4}-\d{2}-\d{2}T[\d:.]{4,20}(?:Z|[+-]\d{2}:\d{2})?$/

/** `2026-11-21` as «21.11.2026»; a text that is no such date comes back as it is. The time of an instant is left out. */
export function formatDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(date)
  return parts === null ? date : `${parts[3]}.${parts[2]}.${parts[1]}`
}

/** An ISO instant as Moscow time, «21.11.2026, 14:05 МСК»; a text that is no instant comes back as it is. */
export function formatDateTime(instant: string): string {
  const time = instantShape.test(instant) ? Date.parse(instant) : NaN
  return Number.isFinite(time) ? `${moscow.format(time)} МСК` : instant
}

const DAY_LENGTH = '00.00.0000'.length

/** The Moscow day of an ISO instant: «21.11.2026». */
export function formatDay(instant: string): string {
  return formatDateTime(instant).slice(0, DAY_LENGTH)
}

/** The Moscow time of an ISO instant: «14:05». */
export function formatTime(instant: string): string {
  return formatDateTime(instant).slice(DAY_LENGTH + 2, DAY_LENGTH + 7)
}

/** The clock of an ISO instant in Moscow, seen from another: «14:20» today, «14:20 завтра», else «14:20 23.11.2026». */
export function formatMoment(instant: string, now: string): string {
  const [day = '', time = ''] = formatDateTime(instant)
    .replace(/\sМСК$/, '')
    .split(', ')
  const dayOf = (shift: number) =>
    formatDateTime(new Date(Date.parse(now) + shift).toISOString()).split(', ')[0]
  if (time === '' || !instantShape.test(now)) return formatDateTime(instant)
  if (day === dayOf(0)) return time
  return day === dayOf(DAY_MS) ? `${time} завтра` : `${time} ${day}`
}

/** «21.11.2026» as `2026-11-21`, or null: the inverse of `formatDate` for the date field. */
export function parseDate(text: string): string | null {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim())
  return parts === null ? null : `${parts[3]}-${parts[2]}-${parts[1]}`
}
