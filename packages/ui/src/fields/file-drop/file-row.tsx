import { formatFileSize } from '@proverka/domain'
import { CheckIcon, CloseIcon, DocumentIcon } from '../../primitives/icon/icons.ts'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { FieldError } from '../field/field.tsx'
import * as css from './file-drop.css.ts'
import { thinProgress } from './thin-progress.css.ts'

/** A chosen file and how far it has come. */
export interface DroppedFile {
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Share sent, 0 to 1; without it the file waits or has arrived. */
  progress?: number
  /** Has arrived. */
  done?: boolean
  /** Why it was refused, in Russian. */
  error?: string
  /** The file itself is refused: sent again it would be again. */
  isRefused?: boolean
}

export interface FileRowProps {
  file: DroppedFile
  onRemove: ((key: string) => void) | undefined
  onRetry: ((key: string) => void) | undefined
}

/** One file of the list: name, size, progress, refusal. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const { key, name, size, progress, done, error, isRefused } = file
  const percent = progress === undefined ? undefined : Math.round(Math.min(1, Math.max(0, progress)) * 100)
  const sending = percent !== undefined && !done && !error
  return (
    <li className={css.file}>
      <Icon icon={DocumentIcon} size={22} className={css.fileIcon} />
      <div className={css.fileWords}>
        <span className={css.fileName}>{name}</span>
        <span className={css.fileState}>
          {formatFileSize(size)}
          {sending && `, отправлено ${percent}\u00a0%`}
          {done && !error && (
            <>
              , загружен
              <Icon icon={CheckIcon} size={16} className={css.fileDone} />
            </>
          )}
        </span>
        {sending && (
          <progress className={thinProgress} max={100} value={percent} aria-label={`Отправка: ${name}`} />
        )}
        {error && <FieldError id={`${key}-error`}>{error}</FieldError>}
        {error && !isRefused && onRetry && (
          <LinkButton aria-label={`Отправить еще раз: ${name}`} onClick={() => onRetry(key)}>
            Отправить еще раз
          </LinkButton>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={CloseIcon}
          size={18}
          label={sending ? `Отменить отправку: ${name}` : `Убрать файл: ${name}`}
          onClick={() => onRemove(key)}
        />
      )}
    </li>
  )
}
