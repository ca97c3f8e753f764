import { Dialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useState } from 'react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { iconButton } from '../../primitives/button/icon-button.css.ts'
import { CloseIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { firstField } from './first-field.ts'
import { mayDismiss, pushModal } from './modal-stack.ts'
import { useSwipeDown } from './use-swipe-down.ts'
import * as css from './modal.css.ts'

export interface ModalProps {
  open: boolean
  /** The person wants it closed: by the cross, by Escape, by a press beside it, on a phone by a swipe down. */
  onClose: () => void
  /** After the 320 ms of closing (UI-049). */
  onClosed?: () => void
  title: ReactNode
  /** A line under the title. */
  note?: ReactNode
  /** In the middle, from the right edge, or over the whole window on the dark ground. */
  shape?: 'dialog' | 'drawer' | 'stage'
  /** Greatest width in px. */
  width?: number
  /** A press beside the dialog leaves it open (UI-048). */
  keepOnBackdrop?: boolean
  /** Something is being sent: nothing closes the dialog. */
  busy?: boolean
  /** Shown above the title row. */
  banner?: ReactNode
  /** Replaces the usual title row; gets the title and the cross. */
  head?: (parts: { title: ReactNode; close: ReactNode }) => ReactNode
  /** Content runs to the edges and scrolls by itself. */
  flush?: boolean
  /** Keys pressed anywhere inside. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

/**
 * The base of all dialogs. Dialogs stack, Escape closes the top one, the page behind does not scroll, focus stays
 * inside and returns to where it was (UI-045..049).
 */
export function Modal(props: ModalProps) {
  const {
    open: isWanted,
    onClose,
    onClosed,
    title,
    note,
    shape = 'dialog',
    width = 560,
    keepOnBackdrop = false,
    busy = false,
  } = props
  // The press that opens it is answered first: to set up a dialog takes a slow phone a tenth of a second.
  const open = useDeferredValue(isWanted) && isWanted
  const [popup, setPopup] = useState<HTMLDivElement | null>(null)
  const [id] = useState(() => Symbol('modal'))
  useEffect(() => (open ? pushModal(id) : undefined), [open, id])
  useSwipeDown(popup, shape === 'dialog' && !keepOnBackdrop && !busy, onClose)

  const heading = (
    <Dialog.Title className={clsx(css.title, shape === 'drawer' && css.titleLarge)}>{title}</Dialog.Title>
  )
  const close = (
    <Dialog.Close className={clsx(iconButton, css.close)} aria-label="Закрыть" disabled={busy}>
      <Icon icon={CloseIcon} size={22} />
    </Dialog.Close>
  )
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={keepOnBackdrop || busy}
      onOpenChange={(wanted, details) => {
        if (wanted) return
        const free = !busy && (details.reason === 'close-press' || mayDismiss(id, details.event))
        if (free) onClose()
        else details.cancel()
      }}
      onOpenChangeComplete={(now) => {
        if (!now) onClosed?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} forceRender />
        <Dialog.Popup
          ref={setPopup}
          initialFocus={(how) => startOfDialog(popup, how)}
          className={css.shape[shape]}
          style={shape === 'dialog' ? { maxWidth: width } : undefined}
          data-shape={shape}
          aria-modal="true"
          aria-busy={busy || undefined}
          onKeyDown={props.onKeyDown}
        >
          {props.banner}
          {props.head ? (
            props.head({ title: heading, close })
          ) : (
            <div className={css.head}>
              <div>
                {heading}
                {note && <Dialog.Description className={css.note}>{note}</Dialog.Description>}
              </div>
              {close}
            </div>
          )}
          {props.flush ? props.children : <div className={css.body}>{props.children}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The first field to fill in; the dialog itself if there is none, or if touch would open the keyboard. */
function startOfDialog(popup: HTMLElement | null, how: string): HTMLElement | null {
  return (how === 'touch' ? undefined : popup && firstField(popup)) ?? popup
}
