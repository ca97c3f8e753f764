import { Button, EmptyState } from '@proverka/ui/primitives'
import { visuallyHidden } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import { ErrorText } from './error-text.tsx'
import { isNothingToOpen, isSignInNeeded } from './status-of-error.ts'

interface UnopenedProps {
  readonly error: unknown
  readonly retry: () => unknown
  /** Name of the page: «Отчет». */
  readonly name: string
  /** «Такого отчета нет» */
  readonly absent: string
  /** «Отчет не открылся» */
  readonly failed: string
  /** Shown when a sign-in is needed first. */
  readonly signIn: ReactNode
}

/** Shown instead of a purchase that could not be opened: a sign-in if that is what is missing, else the failure. */
export function Unopened({ error, retry, name, absent, failed, signIn }: UnopenedProps) {
  if (isSignInNeeded(error)) {
    return (
      <>
        <h1 className={visuallyHidden}>{name}</h1>
        {signIn}
      </>
    )
  }
  const isAbsent = isNothingToOpen(error)
  return (
    <EmptyState
      title={isAbsent ? absent : failed}
      action={
        isAbsent ? (
          <Button href="/user/orders/">Мои заказы</Button>
        ) : (
          <Button onClick={() => void retry()}>Повторить</Button>
        )
      }
    >
      <p>
        <ErrorText error={error} />
      </p>
    </EmptyState>
  )
}
