import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'

/** Number of a tariff. */
export const tariffIdSchema = v.pipe(
  v.number(),
  v.integer('Такого тарифа нет'),
  v.minValue(0, 'Такого тарифа нет'),
  v.maxValue(1_000_000, 'Такого тарифа нет'),
)

/** Text of a few words, without line breaks. */
export const lineSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED_MESSAGE),
    v.maxLength(most, `Не больше ${most} знаков`),
    v.regex(/^[^\r\n]*$/, 'Без переносов строк'),
  )

/** What people type to get a discount. */
export const codeSchema = v.pipe(
  lineSchema(64),
  v.regex(/^[\p{L}\p{N}_-]+$/u, 'Код: буквы, цифры, дефис и подчеркивание'),
)

/** An instant of this century, as in `2027-01-31T00:00:00Z`. */
export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp('Ожидалось время вида 2027-01-31T00:00:00Z'),
  v.check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'Такого дня нет'),
)

/** Instant from which something no longer works; null or absent: it has no end. */
export const activeUntilSchema = v.optional(v.nullable(momentSchema), null)

/** A day, YYYY-MM-DD. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Ожидалась дата вида 2027-01-31'),
  v.check((text) => isDay(text), 'Такого дня нет'),
)

/** Both days count, by Moscow time; without them the last 30 days. */
export const periodQuerySchema = v.object({
  'date-from': v.optional(daySchema),
  'date-to': v.optional(daySchema),
})

/** The version that a change is made from; absent: whatever there is now is overwritten. */
export const versionSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))

export const removedReply = v.object({ removed: v.literal(true) })

/** The product has no days of other centuries, and a database has no year 0. */
function isDay(text: string): boolean {
  if (!text.startsWith('20')) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
