import { Button, EmptyState, Link } from '@proverka/ui/primitives'
import { keptWhole, visuallyHidden } from '@proverka/ui/theme'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { signInHere } from '../session/sign-in-here.ts'
import { visitorAtom } from '../session/state.ts'
import { ErrorText } from './error-text.tsx'
import { codeOfError, isNothingToOpen, isSignInNeeded } from './status-of-error.ts'

interface AccessDeniedProps {
  readonly error: unknown
  readonly retry: () => unknown
  /** Name of the page: «Отчет». */
  readonly name: string
  /** «Такого отчета нет» */
  readonly absent: string
  /** «Этот отчет в другом кабинете» */
  readonly elsewhere: string
  /** «Отчет не открылся» */
  readonly failed: string
  /** Shown when a sign-in is needed first. */
  readonly signIn: ReactNode
}

/** Shown instead of a purchase that could not be opened: a sign-in if that is what is missing, else the failure. */
export function AccessDenied({ error, retry, name, absent, elsewhere, failed, signIn }: AccessDeniedProps) {
  if (isSignInNeeded(error)) {
    return (
      <>
        <h1 className={visuallyHidden}>{name}</h1>
        {signIn}
      </>
    )
  }
  if (codeOfError(error) === 'access/denied') return <Elsewhere title={elsewhere} />
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

/** It is there, and not for the account that is signed in: a link opened where another person works, or an own second address. */
function Elsewhere({ title }: { title: string }) {
  const visitor = useAtomValue(visitorAtom)
  const email = visitor.kind === 'user' ? visitor.user?.email : undefined
  return (
    <EmptyState title={title} action={<Button onClick={signInHere}>Войти в другой кабинет</Button>}>
      <p>
        {email && (
          <>
            Сейчас вы вошли как <span className={keptWhole}>{email}</span>.{' '}
          </>
        )}
        Купленное открывает только кабинет с почтой, на которую сделан заказ: войдите в него, и страница
        откроется. <Link href="/user/orders/">Мои заказы</Link>
      </p>
    </EmptyState>
  )
}
