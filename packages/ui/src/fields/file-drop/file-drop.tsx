import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { UploadIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldShell } from '../field/field.tsx'
import { FileRow } from './file-row.tsx'
import type { DroppedFile } from './file-row.tsx'
import * as css from './file-drop.css.ts'

export interface FileDropProps {
  label: string
  name: string
  /** Native list of endings: `.xml,.zip`. */
  accept?: string
  /** What fits: kind and size. */
  note?: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** A refusal of the field as a whole: nothing was chosen. Files have their own. */
  error?: string | undefined
  /** The chosen files, in their order. */
  files?: readonly DroppedFile[]
  /** Takes several at once. */
  multiple?: boolean
  disabled?: boolean
  /** Called with what was chosen or dropped; a dropped file may have any ending. */
  onFiles: (files: readonly File[]) => void
  /** Takes a file out of the list, or stops its sending. */
  onRemove?: (key: string) => void
  /** Sends a file once more that was refused or did not get through. */
  onRetry?: (key: string) => void
}

/** Files by pressing or dropping; a native control under a styled one, the chosen files in a list below. */
export function FileDrop(props: FileDropProps) {
  const { label, name, accept, note, hint, optional, error, files = [], multiple, disabled, onFiles } = props
  const [over, setOver] = useState(false)
  const arrived = files.filter((file) => file.done && !file.error).length
  return (
    <div>
      <FieldShell label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <div
            data-over={over || undefined}
            className={clsx(css.drop, over && css.over, error && css.invalid, disabled && css.disabled)}
          >
            <span className={css.call}>
              <Icon icon={UploadIcon} size={22} />
              {multiple ? 'Выберите файлы или перетащите их сюда' : 'Выберите файл или перетащите его сюда'}
            </span>
            {note && <span className={css.note}>{note}</span>}
            <input
              {...control}
              type="file"
              className={css.input}
              name={name}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])]
                if (chosen.length > 0) onFiles(chosen)
                // The same file again is a new choice.
                event.target.value = ''
              }}
            />
          </div>
        )}
      </FieldShell>
      {files.length > 0 && (
        <ul className={css.files} aria-label={`${label}: выбранные файлы`}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={props.onRemove} onRetry={props.onRetry} />
          ))}
        </ul>
      )}
      <span className={css.said} role="status">
        {files.length > 0 && `Загружено файлов: ${arrived} из ${files.length}`}
      </span>
    </div>
  )
}
