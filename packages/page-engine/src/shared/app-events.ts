/** Dispatched on `window` when the app has its listeners, before it knows what was typed. */
export const APP_TAKES_OVER = 'app:takes-over'
/** Dispatched on `window` when the page is hydrated with all that was typed. */
export const APP_READY = 'app:ready'
