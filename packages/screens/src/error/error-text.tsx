import { RequestId } from '@proverka/ui/primitives'
import { messageOfError, requestIdOfError } from './status-of-error.ts'

/** What a person reads when a call failed; an unknown failure has the number that support finds it by. */
export function ErrorText({ error }: { error: unknown }) {
  const requestId = requestIdOfError(error)
  return (
    <>
      {messageOfError(error)}
      {requestId && <RequestId id={requestId} />}
    </>
  )
}
