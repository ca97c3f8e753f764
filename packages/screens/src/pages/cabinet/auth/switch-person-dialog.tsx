import { ConfirmDialog } from '@proverka/ui/dialogs'
import { keptWhole } from '@proverka/ui/theme'
import { resetQueries } from '../../../runtime/data/query-client.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { signIn } from '../../../runtime/session/session.ts'
import { verifySession } from '../../../runtime/session/verify-session.ts'

/** A link of another user was opened: the session is not switched without asking (SEC-01). */
export function Dialog({ request, close }: DialogProps<'switch-person'>) {
  const dialog = useDialog(close)
  const change = () => {
    signIn({ person: request.person, token: request.token })
    resetQueries()
    dialog.onClose()
    verifySession().catch((error: unknown) => {
      console.error('Проверка входа не удалась', error)
    })
  }
  return (
    <ConfirmDialog
      {...dialog}
      title="Войти по ссылке?"
      confirmText={`Войти как ${request.person.email}`}
      cancelText="Остаться"
      onConfirm={change}
    >
      <p>
        Сейчас вы вошли как <span className={keptWhole}>{request.current}</span>, а ссылка из письма открывает
        кабинет <span className={keptWhole}>{request.person.email}</span>.
      </p>
    </ConfirmDialog>
  )
}
