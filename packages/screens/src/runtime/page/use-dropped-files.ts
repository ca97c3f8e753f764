import { useEffect, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page or pasted; true while files are over it. Both functions are the same at
 * each render: a missed drop would open the file in place of the page.
 */
export function useDroppedFiles(
  open: (files: readonly File[]) => void,
  pastedFiles: (data: DataTransfer) => readonly File[],
): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const brings = (data: DataTransfer | null) => data?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!brings(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!brings(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      open([...(event.dataTransfer?.files ?? [])])
    }
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData) open(pastedFiles(clipboardData))
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [open, pastedFiles])
  return isOver
}
