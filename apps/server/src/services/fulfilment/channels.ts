import { BY_HAND } from '../../adapters/sources/by-hand.ts'
import type { AppContext } from '../context.ts'

/** Whether somebody obtains answers under this name: the operator by hand, or a contractor that is connected. */
export const isChannel = ({ contractors }: AppContext, channel: string): boolean =>
  channel === BY_HAND || contractors.some(({ name }) => name === channel)
