/** Day of the version of the personal-data policy, which says what counters of visits and cookies of links are for. */
export const PRIVACY_VERSION = '2026-11-28'
