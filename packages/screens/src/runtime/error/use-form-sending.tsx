import { useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorText } from './error-text.tsx'

/** What a form of the kit takes while it is sent: it stays filled when sending fails. */
export interface FormSending<Values> {
  readonly onSubmit: (values: Values) => Promise<void>
  readonly loading: boolean
  readonly error: ReactNode
}

/** Sends a form of a public page, which does without the cache of queries. */
export function useFormSending<Values>(send: (values: Values) => Promise<void>): FormSending<Values> {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  return {
    onSubmit: async (values) => {
      setSending(true)
      setError(undefined)
      try {
        await send(values)
      } catch (failure) {
        setError(failure)
        throw failure
      } finally {
        setSending(false)
      }
    },
    loading: isSending,
    error: error === undefined ? undefined : <ErrorText error={error} />,
  }
}
