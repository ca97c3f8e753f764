import { MINUTE_MS } from '@proverka/domain/timing'
import type { Logger } from 'pino'

/** What is done rarely would never be done by a server that is started again more often. */
const FIRST_MS = 2 * MINUTE_MS

/**
 * Does something again and again, with a pause after each time, at first after two minutes at most; a failure is logged
 * and the next time comes all the same. Answers the stop, which waits for the work that is going on.
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  log: Pick<Logger, 'warn'>,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(run, Math.min(pauseMs, FIRST_MS))
  timer.unref()

  function run(): void {
    running = work()
      .catch((error: unknown) => log.warn(error))
      .then(() => {
        if (isStopped) return
        timer = setTimeout(run, pauseMs)
        timer.unref()
      })
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
