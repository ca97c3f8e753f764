import { AppError } from '@proverka/domain/errors'

/**
 * What went wrong, for the log and the operator: the detail of an expected failure, else the cause where it says more, as
 * a refused connection behind «fetch failed».
 */
export function errorDetail(error: unknown): string {
  if (error instanceof AppError) return error.detail ?? error.message
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
