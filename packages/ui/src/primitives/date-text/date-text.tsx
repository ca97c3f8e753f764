import { formatDate, formatDateTime } from '@proverka/domain'
import { clsx } from 'clsx'
import { noWrap, numeric } from '../../theme/text.css.ts'

export interface DateTextProps {
  /** ISO day `2026-11-21` or instant `2026-11-21T11:05:00Z`. */
  value: string
  /** An instant as its Moscow day alone. */
  dayOnly?: boolean
  className?: string
}

/**
 * A day as «21.11.2026», an instant as «21.11.2026, 14:05 МСК» whatever the clock of the device says. A text that is no
 * date stays as it is.
 */
export function DateText({ value, dayOnly = false, className }: DateTextProps) {
  const isInstant = value.includes('T')
  const words = isInstant ? formatDateTime(value) : formatDate(value)
  const classes = clsx(numeric, noWrap, className)
  if (words === value) return <span className={className}>{value}</span>
  return (
    <time dateTime={value} className={classes}>
      {(dayOnly ? words.slice(0, 10) : words).replaceAll(' ', '\u00a0')}
    </time>
  )
}
