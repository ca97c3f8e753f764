import { KeyHint } from '@proverka/ui/console'
import { Modal } from '@proverka/ui/dialogs'
import { Button, Notice } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { submitOnCtrlEnter } from './screen-key.ts'
import * as css from './edit-window.css.ts'

interface EditWindowProps {
  open: boolean
  title: string
  /** What will be done, with its number: «Назначить 549 ₽». */
  submitText: string
  /** Why it cannot be done now; the button is off. */
  blocked?: boolean
  busy: boolean
  error?: ReactNode
  /** Buttons beside the main one. */
  actions?: ReactNode
  width?: number
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A window in which something is changed: Ctrl+Enter does it from any of its fields. */
export function EditWindow(props: EditWindowProps) {
  const { open, title, submitText, blocked = false, busy, error, actions, width = 560 } = props
  const submit = () => {
    if (!blocked && !busy) props.onSubmit()
  }
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      busy={busy}
      onClose={props.onClose}
      onKeyDown={(event) => submitOnCtrlEnter(event, submit)}
    >
      <div className={css.fields}>
        {props.children}
        {error && (
          <Notice tone="red" small role="alert">
            {error}
          </Notice>
        )}
        <div className={css.actions}>
          <Button
            size="xs"
            loading={busy}
            disabled={blocked}
            aria-keyshortcuts="Control+Enter"
            onClick={submit}
          >
            {submitText} <KeyHint keys={['Ctrl', '↵']} />
          </Button>
          {actions}
        </div>
      </div>
    </Modal>
  )
}
