import { DAY_MS } from '@proverka/domain/timing'

/** The instant so many days before another one. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS)
