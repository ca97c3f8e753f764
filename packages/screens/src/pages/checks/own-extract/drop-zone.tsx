import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { CONTENT } from './own-extract-content.ts'
import { openFiles } from './opened-store.ts'
import * as css from './page.css.ts'

/** Of the field in which a file is chosen. */
export const CHOOSER_ID = 'own-extract-file'

/** Takes files that are dropped anywhere on the page, chosen or pasted: a missed drop would open the file in its place. */
export function DropZone() {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDroppedFiles()
  useEffect(() => {
    // A file that was chosen before the app ran.
    const { files } = input.current ?? {}
    if (files?.length) openFiles([...files])
    if (input.current) input.current.value = ''
  }, [])
  return (
    <div className={clsx(css.drop, isOver && css.over)} data-over={isOver || undefined}>
      <div>
        <p className={css.dropTitle}>
          {isOver ? (
            'Отпустите файл здесь'
          ) : (
            <>
              <span className={css.byMouse}>{CONTENT.drop.title}</span>
              <span className={css.byTouch}>{CONTENT.drop.titleOnTouch}</span>
            </>
          )}
        </p>
        <p className={css.dropNote} id="own-extract-note">
          {CONTENT.drop.note}
        </p>
      </div>
      <label className={css.choose}>
        <span>Выбрать файл</span>
        <input
          ref={input}
          id={CHOOSER_ID}
          type="file"
          multiple
          accept=".xml,.zip,.sig,.sgn,.p7s"
          className={css.input}
          aria-describedby="own-extract-note"
          onChange={(event) => {
            openFiles([...(event.target.files ?? [])])
            // The same file again is a new choice.
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}

/** Whether files are over the page. */
function useDroppedFiles(): boolean {
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
      openFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = ({ clipboardData }: ClipboardEvent) => openFiles(pastedFiles(clipboardData))
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
  }, [])
  return isOver
}

/** Files, or the text of one that was copied out of an editor. */
function pastedFiles(data: DataTransfer | null): readonly File[] {
  if (!data) return []
  if (data.files.length > 0) return [...data.files]
  const text = data.getData('text/plain')
  return /^\s*</.test(text) ? [new File([text], 'Вставленный текст.xml')] : []
}
