import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { DocumentIcon, UploadIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldShell } from '../field/field.tsx'
import * as css from './file-drop.css.ts'

export interface FileDropProps {
  label: string
  name: string
  /** Native list of endings: `.xml,.zip`. */
  accept?: string
  /** What fits: kind and size. */
  note?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Name of the chosen file. */
  fileName?: string
  disabled?: boolean
  onFile: (file: File) => void
}

/** A file by pressing or dropping; a native control under a drawn one. */
export function FileDrop({
  label,
  name,
  accept,
  note,
  hint,
  error,
  fileName,
  disabled,
  onFile,
}: FileDropProps) {
  const [over, setOver] = useState(false)
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {(control) => (
        <div className={clsx(css.drop, over && css.over, error && css.invalid)}>
          <span className={css.call}>
            <Icon icon={fileName ? DocumentIcon : UploadIcon} size={22} />
            {fileName ?? 'Выберите файл или перетащите его сюда'}
          </span>
          {note && <span className={css.note}>{note}</span>}
          <input
            {...control}
            type="file"
            className={css.input}
            name={name}
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onFile(file)
              event.target.value = ''
            }}
          />
        </div>
      )}
    </FieldShell>
  )
}
