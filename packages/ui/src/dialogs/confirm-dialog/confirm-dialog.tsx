import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { Modal } from '../modal/modal.tsx'
import * as css from './confirm-dialog.css.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  /** What will be done: «Удалить», never «ОК». */
  confirmText: string
  cancelText?: string
  danger?: boolean
  busy?: boolean
  /** What went wrong when it was tried, in Russian; the dialog stays for another try. */
  error?: ReactNode
  onConfirm: () => void
  onClose: () => void
  onClosed?: () => void
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, cancelText = 'Отмена', danger, busy = false, error } = props
  return (
    <Modal
      open={open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      title={title}
      width={480}
      busy={busy}
    >
      <div>{children}</div>
      {error && (
        <div className={css.trouble}>
          <Notice tone="red" small role="alert">
            {error}
          </Notice>
        </div>
      )}
      <div className={css.actions}>
        <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={props.onConfirm}>
          {confirmText}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={props.onClose}>
          {cancelText}
        </Button>
      </div>
    </Modal>
  )
}
