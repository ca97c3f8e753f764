import { formatDate } from '../../format/format-date.ts'
import type { TermDay } from '../../orders/working-days/term-days.ts'
import { DAY_MS } from '../../timing/units.ts'
import { moscowDate, startOfMoscowDay } from '../../timing/days.ts'
import type { FulfilmentState } from './fulfilment-state.ts'

/** A cell of the ruler of a term: a day, or days off in a row. */
export interface TermCell {
  readonly key: string
  readonly kind: 'accepted' | 'working' | 'last' | 'off' | 'late'
  /** «принят», «3», «крайний», «+1»; empty on days off. */
  readonly label: string
  /** «пн», «сб, вс». */
  readonly weekday: string
  /** «23.11»; empty on days off. */
  readonly date: string
  /** How much of it is over, from 0 to 1. */
  readonly over: number
  readonly isNow: boolean
  /** How many earlier answers came on this day of a term; absent where that is not measured. */
  readonly count?: number
  /** The same as a part of the greatest count. */
  readonly share?: number
}

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб']

const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? ''

/** The cells of a term at an instant, milliseconds; after its end that of today alone follows. */
export function termCells(
  { days, usual }: Pick<FulfilmentState, 'days' | 'usual'>,
  latestAt: number,
  now: number,
): readonly TermCell[] {
  const lastDay = moscowDate(latestAt)
  const today = moscowDate(now)
  const cells: TermCell[] = []
  const most = Math.max(0, ...(usual?.by_day ?? []))
  for (const one of days) {
    if (one.day > lastDay) break
    if (one.working === null) addDayOff(cells, one, today)
    else {
      const count = usual ? (usual.by_day[one.working] ?? 0) : undefined
      cells.push({
        key: one.day,
        kind: one.working === 0 ? 'accepted' : one.day === lastDay ? 'last' : 'working',
        label: one.working === 0 ? 'принят' : one.day === lastDay ? 'крайний' : String(one.working),
        weekday: weekdayOf(one.day),
        date: shortDate(one.day),
        over: overOf(one.day, now),
        isNow: one.day === today,
        ...(count !== undefined && { count, share: most === 0 ? 0 : count / most }),
      })
    }
  }
  if (today > lastDay)
    cells.push({
      key: today,
      kind: 'late',
      label: lateLabel(days, lastDay, today),
      weekday: weekdayOf(today),
      date: shortDate(today),
      over: overOf(today, now),
      isNow: true,
    })
  return cells
}

/** Working days from the end of a term to a day; 0 on the days off after it. */
export function workingDaysLate(days: readonly TermDay[], lastDay: string, today: string): number {
  return days.filter(({ day, working }) => working !== null && day > lastDay && day <= today).length
}

function lateLabel(days: readonly TermDay[], lastDay: string, today: string): string {
  const late = workingDaysLate(days, lastDay, today)
  return late === 0 ? 'срок' : `+${late}`
}

/** Days off in a row share a cell. */
function addDayOff(cells: TermCell[], { day }: TermDay, today: string): void {
  const before = cells.at(-1)
  const isNow = day === today
  const weekday = weekdayOf(day)
  if (before?.kind !== 'off') {
    cells.push({ key: day, kind: 'off', label: '', weekday, date: '', over: day < today ? 1 : 0, isNow })
    return
  }
  const first = before.weekday.split('–')[0] ?? ''
  cells[cells.length - 1] = {
    ...before,
    weekday: `${first}–${weekday}`,
    isNow: before.isNow || isNow,
    over: day < today ? 1 : 0,
  }
}

const shortDate = (day: string): string => formatDate(day).slice(0, 5)

const overOf = (day: string, now: number): number =>
  Math.min(1, Math.max(0, (now - startOfMoscowDay(day)) / DAY_MS))
