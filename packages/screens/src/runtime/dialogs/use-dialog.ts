import { useCallback, useState } from 'react'

/** The life of a shown dialog: it closes with its animation and leaves the stack when that is over. */
export function useDialog(leave: () => void): { open: boolean; onClose: () => void; onClosed: () => void } {
  const [open, setOpen] = useState(true)
  const onClose = useCallback(() => setOpen(false), [])
  return { open, onClose, onClosed: leave }
}
