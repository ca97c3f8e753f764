import { NOTICE_MS } from '@proverka/domain/timing'
import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from '../icon/icons.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { RequestId } from '../request-id/request-id.tsx'
import { createCountdown } from './countdown.ts'
import * as css from './toast.css.ts'

export interface ToastMessage {
  id: string
  text: string
  /** What has come of the action; `success` when nothing else is said. */
  tone?: 'success' | 'error' | 'warning' | 'info'
  /** Of the request that failed for an unknown reason. */
  requestId?: string
}

/** The marks of results belong to reports: here none of them may be read as «не найдено» or «не проверено». */
const marks = { success: DoneIcon, error: AlertIcon, warning: WarningIcon, info: InfoIcon }

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const { id, tone = 'success', text, requestId } = toast
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isPointed || isFocused
  // The first callback is as good as any later one: it only names the message.
  const [countdown] = useState(() => createCountdown(NOTICE_MS, () => onDismiss(id)))

  useEffect(() => {
    if (isPaused) return
    countdown.run()
    return countdown.pause
  }, [countdown, isPaused])

  return (
    <div
      className={css.toast}
      data-paused={isPaused || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={marks[tone]} className={css.mark} />
      <p className={css.words}>
        {text}
        {requestId && <RequestId id={requestId} />}
      </p>
      <IconButton
        icon={CloseIcon}
        label="Закрыть уведомление"
        size={18}
        className={css.close}
        onClick={() => onDismiss(id)}
      />
    </div>
  )
}

export interface ToastRegionProps {
  toasts: readonly ToastMessage[]
  onDismiss: (id: string) => void
}

/**
 * Messages at the bottom right, 4000 ms each (CONST-28, ERR-10); they wait while pointed at or focused. The region is
 * always in the page, so that screen readers watch it, and a new message is read out alone. The keyboard that closes one
 * goes on at the next one, or where it was before.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { region, onFocus, onBlur } = useFocusOfClosed(toasts)
  return (
    // It only watches where the focus of its buttons comes from and goes to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
      className={css.region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
      aria-label="Уведомления"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

/** When a message goes that has the focus of the keyboard: to the next message, else back, else to the region. */
function useFocusOfClosed(toasts: readonly ToastMessage[]) {
  const region = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLElement>(undefined)
  const isKept = useRef(false)
  useEffect(() => {
    if (!isKept.current || document.activeElement !== document.body) return
    isKept.current = false
    const back = origin.current?.isConnected ? origin.current : region.current
    ;(region.current?.querySelector('button') ?? back)?.focus()
  }, [toasts])
  const onFocus = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // A message that is closed by a pointer must not make the next one wait.
    isKept.current = target.matches(':focus-visible')
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      origin.current = relatedTarget
  }
  const onBlur = () => {
    isKept.current = false
  }
  return { region, onFocus, onBlur }
}
