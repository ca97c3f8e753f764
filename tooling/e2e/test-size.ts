/** Whether this is the run of `npm run test:all`, in which tests are as large as they come. */
export const isWholeSize = process.env['E2E_LONG'] !== undefined

/**
 * What a test tagged `@sized` walks over: all of it with `npm run test:all`, the first `count` in an ordinary run. Such a
 * test runs in both.
 */
export const sized = <T>(all: readonly T[], count: number): readonly T[] =>
  isWholeSize ? all : all.slice(0, count)
