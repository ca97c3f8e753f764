import { LinkButton, RequestId } from '@proverka/ui/primitives'
import { signInHere } from '../session/sign-in-here.ts'
import { codeOfError, messageOfError, requestIdOfError } from './status-of-error.ts'

/**
 * What a person reads when a call failed; an unknown failure has the number that support finds it by, a session that has ended
 * the way back into it.
 */
export function ErrorText({ error }: { error: unknown }) {
  const requestId = requestIdOfError(error)
  return (
    <>
      {messageOfError(error)}
      {requestId && <RequestId id={requestId} />}
      {codeOfError(error) === 'auth/token-invalid' && (
        <>
          {' '}
          <LinkButton onClick={signInHere}>Войти</LinkButton>
        </>
      )}
    </>
  )
}
