import { AsyncLocalStorage } from 'node:async_hooks'

interface Origin {
  readonly id: string
  /** Of the caller who waits for the answer; a job has none. */
  readonly network: string | undefined
}

const origins = new AsyncLocalStorage<Origin>()

/**
 * The id of the request that the running code works for, including jobs that it started; undefined outside a request.
 */
export const currentTrace = (): string | undefined => origins.getStore()?.id

/** The network whose request the running code answers; undefined in jobs. */
export const currentNetwork = (): string | undefined => origins.getStore()?.network

/** Runs `work` for a request, of a network where it is the request itself. */
export const runTraced = <Result>(
  id: string | undefined,
  work: () => Result,
  network = currentNetwork(),
): Result => (id === undefined ? work() : origins.run({ id, network }, work))
