import { BY_HAND } from '../../adapters/sources/by-hand.ts'
import type { AppContext } from '../context.ts'

/** Who may obtain answers here: the operator by hand, and the contractors that are connected. */
export const isChannel = (_context: AppContext, channel: string): boolean => channel === BY_HAND
