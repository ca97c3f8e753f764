import { formatDate } from '@proverka/domain'
import { moscowTime } from '@proverka/domain/timing'

/** «25.11.2026, 14:05», by the clocks of Moscow. */
export const dayAndTime = (at: string): string => `${formatDate(at)}, ${moscowTime(Date.parse(at))}`
