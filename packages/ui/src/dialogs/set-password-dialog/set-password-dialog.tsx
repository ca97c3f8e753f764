import type { FormProps } from '../../forms/form-shell/form-props.ts'
import { PasswordForm, type PasswordValues } from '../../forms/password-form/password-form.tsx'
import { Modal } from '../modal/modal.tsx'
import { keptWhole } from '../../theme/text.css.ts'
import * as css from './set-password-dialog.css.ts'

export interface SetPasswordDialogProps extends Pick<FormProps<PasswordValues>, 'onSubmit' | 'error'> {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  busy?: boolean
  /** The account, for password managers and for users with several accounts. */
  email: string
  /** What led here: a sign-in with a mailed password, or a link that proved the address and ended the former password. */
  after?: 'mailed-password' | 'link' | undefined
}

const WORDS = {
  'mailed-password': {
    lead: 'Пароль из письма на один вход, больше он не сработает. ',
    note: ' До этого работает прежний пароль, если он был.',
  },
  link: {
    lead: 'Пароль, заданный до подтверждения почты, больше не действует. ',
    note: ' До этого на другом устройстве войдете по ссылке из письма.',
  },
}

/** The step after a sign-in with a mailed password or a link: an own one, now or later from the menu (SEC-03, TRUE-10). */
export function SetPasswordDialog(props: SetPasswordDialogProps) {
  const { open, onClose, onClosed, busy = false, email, after, onSubmit, error } = props
  const words = after && WORDS[after]
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Задайте свой пароль"
      width={480}
      busy={busy}
    >
      <p className={css.lead}>
        {words?.lead}Со своим паролем вы войдете в <span className={keptWhole}>{email}</span> в любое время.
      </p>
      <PasswordForm oneTime onSubmit={onSubmit} loading={busy} error={error} />
      <p className={css.note}>Можно позже: «Задать пароль» в меню кабинета.{words?.note}</p>
    </Modal>
  )
}
