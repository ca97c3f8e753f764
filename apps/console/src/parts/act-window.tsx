import { Modal } from '@proverka/ui/dialogs'
import { KeyHint } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { submitOnCtrlEnter } from './screen-keys.ts'
import * as css from './act-window.css.ts'

interface ActWindowProps {
  open: boolean
  title: string
  /** What happens then: who is written to, what becomes of the money. */
  note?: ReactNode
  onClose: () => void
  onAct: () => void
  /** What the button does, with the number of what it does it to. */
  act: string
  variant?: 'primary' | 'danger'
  pending?: boolean
  /** It cannot be done now: the button is off. */
  blocked?: boolean
  /** Why it is refused, in Russian. */
  error?: string | undefined
  width?: number
  /** Buttons beside the main one. */
  actions?: ReactNode
  children?: ReactNode
}

/** The window of an action: its effect is read before the press, and Ctrl+Enter executes it. */
export function ActWindow(props: ActWindowProps) {
  const { open, title, note, onClose, onAct, act, variant = 'primary', pending = false, error, width } = props
  const { blocked = false } = props
  const form = useRef<HTMLFormElement>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      note={note}
      busy={pending}
      keepOnBackdrop
      {...(width !== undefined && { width })}
      onKeyDown={(event) => submitOnCtrlEnter(event, () => form.current?.requestSubmit())}
    >
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending && !blocked) onAct()
        }}
      >
        {props.children}
        <p role="alert" className={css.error} hidden={!error}>
          {error}
        </p>
        <div className={css.buttons}>
          <Button
            type="submit"
            size="xs"
            variant={variant}
            loading={pending}
            disabled={blocked}
            aria-keyshortcuts="Control+Enter"
          >
            {act} <KeyHint keys={['Ctrl', '↵']} />
          </Button>
          {props.actions}
          <Button size="xs" variant="quiet" onClick={onClose}>
            Отмена
          </Button>
        </div>
      </form>
    </Modal>
  )
}
