import { AsyncLocalStorage } from 'node:async_hooks'

const traces = new AsyncLocalStorage<string>()

/**
 * The id of the request that the running code works for, including jobs that it started; undefined outside a request.
 */
export const currentTrace = (): string | undefined => traces.getStore()

/** Runs `work` for a request. */
export const runTraced = <Result>(id: string | undefined, work: () => Result): Result =>
  id === undefined ? work() : traces.run(id, work)
