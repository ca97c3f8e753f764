import { isDialogOpen, isTyping, KeyHint } from '@proverka/ui/console'
import { Modal } from '@proverka/ui/dialogs'
import { Button, Notice } from '@proverka/ui/primitives'
import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
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

/** Ctrl+Enter, by its place on the keyboard. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>, submit: () => void): void {
  if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}

/** A key of a screen that opens something, for example `KeyN`; not while somebody types, nor under a dialog. */
export function useScreenKey(code: string, act: () => void, isActive = true): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.code !== code)
      return
    if (isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}
