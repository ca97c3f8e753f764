/** Limits of waiting and showing, milliseconds (specification, section 9). */

/** Wait for the analytics client id before a conversion is reported (CONST-03). */
export const CLIENT_ID_WAIT_MS = 15_000
/** Shortest time that the loading of page data shows (CONST-32). */
export const MIN_FETCH_DISPLAY_MS = 200
/** Time that a notice shows. */
export const NOTICE_MS = 4000
/** A navigation shorter than this shows no progress bar. */
export const PROGRESS_THROTTLE_MS = 200
/** Time in which the progress bar runs through. */
export const PROGRESS_DURATION_MS = 5000
/** Timeout of the full object info. */
export const FULL_INFO_TIMEOUT_MS = 40_000
/** Calls that the API client makes within the interval at most. */
export const API_CALLS_PER_INTERVAL = 5
/** The interval that `API_CALLS_PER_INTERVAL` counts in, milliseconds (CONST-01). */
export const API_INTERVAL_MS = 1000
