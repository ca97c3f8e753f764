import type { Patience } from './source.ts'

/** Tries that a question gets even when its promise is over: a call that was cut off says little. */
const LEAST_TRIES = 2

/**
 * When a question is put again that got no answer at its try number `tries`, or undefined when it is given up. Never
 * before `retryAt`, the instant that the source named.
 */
export function nextTry(
  { pausesMs, end }: Patience,
  tries: number,
  now: Date,
  promise: Date | null,
  retryAt?: Date,
): Date | undefined {
  const isListed = tries <= pausesMs.length
  if (!isListed && end === 'give-up') return undefined
  const pause = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0
  const next = Math.max(now.getTime() + pause, retryAt?.getTime() ?? 0)
  const isPromised =
    end === 'give-up' || tries < LEAST_TRIES || (promise !== null && next <= promise.getTime())
  return isPromised ? new Date(next) : undefined
}
