import { HOUR_MS } from '../../timing/units.ts'
import { moscowDate, startOfMoscowDay } from '../../timing/days.ts'

const MONTHS = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const

/** The newsletter goes out on these days of a month, in these hours of Moscow; who agrees later waits for the next one. */
const LAST_DAY = 7
const HOURS = { from: 10, until: 20 } as const

/** A month as a newsletter tells of it. */
export interface NewsletterMonth {
  /** YYYY-MM */
  readonly month: string
  /** Instants, milliseconds: its first one, and the first one after it, in Moscow. */
  readonly from: number
  readonly until: number
  /** «октябрь» */
  readonly name: string
}

/** A month by its name; undefined if the text is not one. */
export function newsletterMonth(month: string): NewsletterMonth | undefined {
  const [, year = '', number = ''] = /^(20\d\d)-(\d\d)$/.exec(month) ?? []
  const name = MONTHS[Number(number) - 1]
  if (name === undefined) return undefined
  const next = Number(number) === 12 ? `${Number(year) + 1}-01` : `${year}-${pad(Number(number) + 1)}`
  return { month, name, from: startOfMoscowDay(`${month}-01`), until: startOfMoscowDay(`${next}-01`) }
}

/** The month whose newsletter is to be sent at an instant (milliseconds): the one before, in the first days by daylight. */
export function dueNewsletter(instant: number): NewsletterMonth | undefined {
  const today = moscowDate(instant)
  const hour = (instant - startOfMoscowDay(today)) / HOUR_MS
  if (Number(today.slice(8)) > LAST_DAY || hour < HOURS.from || hour >= HOURS.until) return undefined
  const [year = 0, month = 0] = today.split('-').map(Number)
  return newsletterMonth(month === 1 ? `${year - 1}-12` : `${year}-${pad(month - 1)}`)
}

const pad = (number: number): string => String(number).padStart(2, '0')
