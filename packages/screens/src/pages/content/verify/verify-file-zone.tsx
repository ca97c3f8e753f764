import { Notice, Spinner } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useDroppedFiles } from '../../../runtime/page/use-dropped-files.ts'
import { CONTENT } from './verify-content.ts'
import { openFiles, verificationAtom } from './verify-store.ts'
import * as css from './verify.css.ts'

/** Takes a report that is dropped anywhere on the page, chosen or pasted. */
export function FileZone() {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useDroppedFiles(open, filesOf)
  const state = useAtomValue(verificationAtom)
  const isBusy = state.kind === 'busy' && state.place === 'file'
  const error = state.kind === 'refused' && state.place === 'file' ? state.text : undefined
  useEffect(() => {
    // A file that was chosen before the app ran.
    const { files } = input.current ?? {}
    if (files?.length) open([...files])
    if (input.current) input.current.value = ''
  }, [])
  return (
    <div>
      <label className={clsx(css.drop, isOver && css.over, error !== undefined && css.invalid)}>
        <span className={css.dropTitle}>
          {isOver ? (
            'Отпустите файл здесь'
          ) : (
            <>
              <span className={css.byMouse}>{CONTENT.drop.title}</span>
              <span className={css.byTouch}>{CONTENT.drop.titleOnTouch}</span>
            </>
          )}{' '}
          {isBusy && <Spinner />}
        </span>
        <span className={css.dropNote}>{CONTENT.drop.note}</span>
        <input
          ref={input}
          type="file"
          accept=".pdf,.json,.sd-jwt,application/pdf,application/json"
          className={css.input}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            open([...(event.target.files ?? [])])
            // The same file again is a new choice.
            event.target.value = ''
          }}
        />
      </label>
      {error !== undefined && (
        <div className={css.fileError}>
          <Notice tone="red" small role="alert">
            {error}
          </Notice>
        </div>
      )}
    </div>
  )
}

const open = (files: readonly File[]): void => void openFiles(files)
const filesOf = ({ files }: DataTransfer): readonly File[] => [...files]
