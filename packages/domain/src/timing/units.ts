/** Units of time in milliseconds; a day has no change of the clock: Moscow keeps one offset. */

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Moscow is ahead of UTC by this. */
export const MOSCOW_OFFSET_MS = 3 * HOUR_MS
