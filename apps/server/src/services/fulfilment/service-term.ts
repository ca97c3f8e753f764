import { serviceTermEnd } from '@proverka/domain/orders'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'

/** When the term of the offer ends for what was paid, or put again, at an instant. */
export const endOfService = (from: Date): Date => new Date(serviceTermEnd(from.getTime(), WORK_CALENDAR))
