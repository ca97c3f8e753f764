import { moscowDate } from './days.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, MOSCOW_OFFSET_MS } from './units.ts'

/** A term as people read it. */
export interface Term {
  /** `risk`: less than a fifth of the time is left; `late`: it has passed. */
  readonly tone: 'calm' | 'risk' | 'late'
  /** How much of the time has passed, 0 to 1. */
  readonly share: number
  /** «осталось 3 ч 48 мин», «завтра, 10:00», «до 27.11», «опоздали на 2 ч». */
  readonly words: string
}

/** The share of a term that is left when it comes under threat. */
const RISK_SHARE = 0.2

/**
 * Reads a term. Instants in milliseconds; days are those of Moscow.
 *
 * @param since when the time began to run
 */
export function readTerm(since: number, due: number, now: number): Term {
  const whole = Math.max(due - since, 1)
  const share = Math.min(Math.max((now - since) / whole, 0), 1)
  if (now > due) return { tone: 'late', share: 1, words: `опоздали на ${durationWords(now - due)}` }
  return { tone: (due - now) / whole < RISK_SHARE ? 'risk' : 'calm', share, words: leftWords(due, now) }
}

function leftWords(due: number, now: number): string {
  const day = moscowDate(due)
  if (day === moscowDate(now)) return `осталось ${durationWords(due - now)}`
  if (day === moscowDate(now + DAY_MS)) return `завтра, ${moscowTime(due)}`
  return `до ${day.slice(8)}.${day.slice(5, 7)}`
}

/** The hour and minute in Moscow: «10:05». */
export function moscowTime(instant: number): string {
  return new Date(instant + MOSCOW_OFFSET_MS).toISOString().slice(11, 16)
}

/** A time that has passed or is left, in its two largest units: «2 дн 5 ч», «3 ч 48 мин», «7 мин»; «меньше минуты». */
export function durationWords(ms: number): string {
  const [days, hours] = [Math.floor(ms / DAY_MS), Math.floor((ms % DAY_MS) / HOUR_MS)]
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
  if (days > 0) return joined([days, 'дн'], [hours, 'ч'])
  if (hours > 0) return joined([hours, 'ч'], [minutes, 'мин'])
  return minutes > 0 ? joined([minutes, 'мин']) : 'меньше минуты'
}

const joined = (...parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : [])).join(' ')
