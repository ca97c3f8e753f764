import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useDroppedFiles } from '../../../runtime/page/use-dropped-files.ts'
import { CONTENT } from './own-extract-content.ts'
import { openFiles } from './opened-store.ts'
import * as css from './page.css.ts'

/** Of the field in which a file is chosen. */
export const CHOOSER_ID = 'own-extract-file'

/** Takes files that are dropped anywhere on the page, chosen or pasted: a missed drop would open the file in its place. */
export function DropZone() {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDroppedFiles(openFiles, pastedFiles)
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

/** Files, or the text of one that was copied out of an editor. */
function pastedFiles(data: DataTransfer): readonly File[] {
  if (data.files.length > 0) return [...data.files]
  const text = data.getData('text/plain')
  return /^\s*</.test(text) ? [new File([text], 'Вставленный текст.xml')] : []
}
