import { appError, type ErrorCode } from '@proverka/domain/errors'

const UNIQUE_VIOLATION = '23505'

/** Answers `code` when `work` breaks a unique index; the transaction around it is lost then. */
export async function refuseDuplicate<Result>(code: ErrorCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw appError(code)
    throw error
  }
}
