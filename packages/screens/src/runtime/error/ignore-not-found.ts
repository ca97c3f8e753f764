import type { ErrorCode } from '@proverka/domain/errors'
import { codeOfError } from './status-of-error.ts'

/** What should go is gone already, as `gone` says: the answer to an earlier press was lost. */
export async function ignoreNotFound(call: Promise<unknown>, gone: ErrorCode): Promise<void> {
  try {
    await call
  } catch (error) {
    if (codeOfError(error) !== gone) throw error
  }
}
