import type { ApiError } from '../src/index.ts'

/** The error that a call fails with; a call that works is a failure of the test. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )
