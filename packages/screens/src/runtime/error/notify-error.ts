import { notify } from '../notices/notify.ts'
import { messageOfError, requestIdOfError } from './status-of-error.ts'

/** Shows in the corner why a call failed. */
export function notifyError(error: unknown): void {
  notify('error', messageOfError(error), requestIdOfError(error))
}
