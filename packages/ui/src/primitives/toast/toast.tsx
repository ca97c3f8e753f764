import { useCallback, useEffect, useRef } from 'react'
import { CloseIcon } from '../icon/icons.ts'
import { IconButton } from '../button/icon-button.tsx'
import { ResultMark } from '../../report/result/result-mark.tsx'
import { vars } from '../../theme/theme.css.ts'
import * as css from './toast.css.ts'

export interface ToastMessage {
  id: string
  text: string
  tone?: 'green' | 'red' | 'orange' | 'grey'
}

/** How long a message stays, ms. */
export const TOAST_MS = 4000

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useRef(TOAST_MS)
  const startedAt = useRef(0)
  const { id } = toast

  const run = useCallback(() => {
    clearTimeout(timer.current)
    startedAt.current = performance.now()
    timer.current = setTimeout(() => onDismiss(id), left.current)
  }, [id, onDismiss])

  const pause = useCallback(() => {
    clearTimeout(timer.current)
    left.current = Math.max(1000, left.current - (performance.now() - startedAt.current))
  }, [])

  useEffect(() => {
    run()
    return () => clearTimeout(timer.current)
  }, [run])

  return (
    <div className={css.toast} onPointerEnter={pause} onPointerLeave={run} onFocus={pause} onBlur={run}>
      <ResultMark tone={toast.tone ?? 'green'} cut={vars.color.ink} className={css.mark} />
      <p className={css.words}>{toast.text}</p>
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

/** Messages at the bottom right, 4000 ms each; they wait while pointed at or focused. The region is always in the page. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className={css.region} role="status" aria-live="polite" aria-label="Уведомления">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  )
}
