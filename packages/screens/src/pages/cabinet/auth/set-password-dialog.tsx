import { createClient } from '@proverka/api'
import { person } from '@proverka/api/calls'
import { SetPasswordDialog } from '@proverka/ui/dialogs'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { replaceToken } from '../../../runtime/session/session.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { whileTokenChanges } from '../../../runtime/session/token-lock.ts'
import { isSignedOut, verifySession } from '../../../runtime/session/verify-session.ts'

/** An own password after a mailed one; the session goes on under a new token, all others end (SEC-03). */
export function Dialog({ request, close }: DialogProps<'set-password'>) {
  const dialog = useDialog(close)
  const visitor = useAtomValue(visitorAtom)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ReactNode>()
  return (
    <SetPasswordDialog
      {...dialog}
      email={visitor.kind === 'user' ? (visitor.user?.email ?? '') : ''}
      after={request.after}
      busy={isBusy}
      error={error}
      onSubmit={async ({ new_password }) => {
        setBusy(true)
        setError(undefined)
        try {
          const api = createClient({ person }, clientOptions)
          await whileTokenChanges(async () => {
            const { token } = await api.person.updatePassword({ body: { new_password } })
            replaceToken(token)
          })
          void verifySession().catch((failure: unknown) => {
            console.error('Баланс не пришел', failure)
          })
          notify('success', 'Пароль задан: теперь входите с ним')
          dialog.onClose()
        } catch (failure) {
          console.error('Пароль не задан', failure)
          // The sessions of before end with the password: that is how the page learns that it was set.
          if (isUnanswered(failure) && (await isSignedOut())) {
            notify('info', 'Пароль задан. Войдите с ним')
            dialog.onClose()
            return
          }
          setError(<ErrorText error={failure} />)
        } finally {
          setBusy(false)
        }
      }}
    />
  )
}
