import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { pendingPaymentAtom } from './state.ts'

/** The payment that a window is for, still there while the window closes, and the life of the window. */
export function usePendingPayment(close: () => void) {
  const pending = useAtomValue(pendingPaymentAtom)
  const shown = useRef(pending)
  if (pending) shown.current = pending
  const dialog = useDialog(close)
  const { onClose } = dialog
  // Settled from outside: the payer went back.
  const isOver = pending === undefined
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return { payment: shown.current, dialog }
}
