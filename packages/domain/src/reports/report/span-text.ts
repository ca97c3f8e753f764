import { pluralWord } from '../../format/plural.ts'

/** Seconds of a minute. */
export const MINUTE_SECONDS = 60

/** A span of time after «за»: «минуту», «12 минут», «2 часа»; rounded up, so as not to promise too much. */
export function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))
  if (minutes === 1) return 'минуту'
  if (minutes < 100) return `${minutes} ${pluralWord(minutes, 'минуту', 'минуты', 'минут')}`
  const hours = Math.ceil(minutes / 60)
  return `${hours} ${pluralWord(hours, 'час', 'часа', 'часов')}`
}
