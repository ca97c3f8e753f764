/** A second in milliseconds. */
export const SECOND_MS = 1000
/** A minute in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS
/** A day in milliseconds. No day has a change of the clock: Moscow keeps one offset. */
export const DAY_MS = 24 * HOUR_MS
/** Moscow is ahead of UTC by this. */
export const MOSCOW_OFFSET_MS = 3 * HOUR_MS
