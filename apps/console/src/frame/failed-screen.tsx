import { messageOfError, requestIdOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { Button } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { dropSnapshot } from '../data/snapshot.ts'

/** A screen whose data or code did not come. */
export function FailedScreen() {
  const error = useRouteError()
  const { reset } = useQueryErrorResetBoundary()
  const requestId = requestIdOfError(error)
  useEffect(dropSnapshot, [])
  return (
    <div role="alert">
      <h1 className={text.h1}>Экран не открылся</h1>
      <p>
        {messageOfError(error)}
        {requestId && ` Запрос ${requestId}.`}
      </p>
      <Button
        size="xs"
        onClick={() => {
          reset()
          location.reload()
        }}
      >
        Открыть еще раз
      </Button>
    </div>
  )
}
