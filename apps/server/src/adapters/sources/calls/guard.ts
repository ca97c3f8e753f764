import type { GuardTimes } from '../../../platform/config/server-config.ts'
import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  IterableBackoff,
  retry,
  wrap,
} from 'cockatiel'
import { HeldBackError, SourceError } from './source-error.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

/**
 * Runs one call of a service as often, and beside as many others, as is good for both sides. A call that buys something
 * is not repeatable: whether a failed one has bought is for its caller to find out.
 */
export type Guard = <Result>(
  call: () => Promise<Result>,
  options?: { readonly isRepeatable: boolean },
) => Promise<Result>

export const GUARD_TIMES: GuardTimes = { pausesMs: [500, 2000], restMs: MINUTE_MS, firstPauseMs: 1000 }

/** Outages in a row after which a service is left alone. */
const FAILURES_TO_REST = 5

/** Questions that wait inside a process for a place; its job workers are fewer. */
const MOST_WAITING = 100

/**
 * Few calls at a time, an outage repeated after pauses, and a rest for a service that only fails: meanwhile questions
 * are answered at once, with the time at which asking makes sense again.
 */
export function createGuard(
  concurrency: number,
  { pausesMs, restMs }: Pick<GuardTimes, 'pausesMs' | 'restMs'>,
): Guard {
  const outages = handleWhen((error) => error instanceof SourceError && error.isOutage)
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES_TO_REST),
  })
  let brokenAt = 0
  breaker.onBreak(() => (brokenAt = performance.now()))
  const places = bulkhead(concurrency, MOST_WAITING)
  const repeating = wrap(
    places,
    retry(outages, { maxAttempts: pausesMs.length, backoff: new IterableBackoff(pausesMs) }),
    breaker,
  )
  const single = wrap(places, breaker)
  return async (call, { isRepeatable } = { isRepeatable: true }) => {
    try {
      return await (isRepeatable ? repeating : single).execute(call)
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new HeldBackError('source-down', 'left alone', Math.max(0, brokenAt + restMs - performance.now()))
    }
  }
}
