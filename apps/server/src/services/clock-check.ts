import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import type { AppContext } from './context.ts'

/** When a process and its database differ by more, one of them is wrong and there is no telling which. */
const MOST_APART_MS = MINUTE_MS

/**
 * What is wrong with the time of this process, for logs and for readiness; undefined: it agrees with the database's. Throws
 * when the database does not answer.
 */
export const findClockFault = async ({ measureClock }: Pick<AppContext, 'measureClock'>) =>
  faultOf(await measureClock())

/** The same by the last measurement, without a new one. */
export const lastClockFault = ({ clockAheadMs }: Pick<AppContext, 'clockAheadMs'>) => faultOf(clockAheadMs())

function faultOf(aheadMs: number): string | undefined {
  if (Math.abs(aheadMs) <= MOST_APART_MS) return undefined
  const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS)
  return `clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's`
}

/** Sets the clock by the database's again, and tells of a process whose own clock is wrong. */
export async function checkClock(context: AppContext): Promise<void> {
  const fault = await findClockFault(context)
  if (fault) context.log.error({ fault }, 'the process is not ready and destroys nothing')
}
