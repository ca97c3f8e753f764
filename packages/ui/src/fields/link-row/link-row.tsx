import { clsx } from 'clsx'
import { useId } from 'react'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import * as css from './link-row.css.ts'

export interface LinkRowProps {
  label: string
  url: string
  onCopied?: (() => void) | undefined
  /** The button below the link: for a narrow column. */
  stacked?: boolean
}

/** A link to be given away: seen in words, selected whole by one press, copied by the button. */
export function LinkRow({ label, url, onCopied, stacked = false }: LinkRowProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={clsx(css.row, stacked && css.stacked)}>
        <input
          id={id}
          className={css.link}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          // The click that follows the focus places the caret and clears the selection.
          onClick={(event) => event.currentTarget.select()}
        />
        <CopyButton text={url} variant="primary" size="m" {...(onCopied && { onCopied })}>
          Скопировать
        </CopyButton>
      </div>
    </div>
  )
}
