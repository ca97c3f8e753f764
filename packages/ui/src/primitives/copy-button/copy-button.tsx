import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Button } from '../button/button.tsx'
import type { ButtonAsButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { CheckIcon, CopyIcon } from '../icon/icons.ts'
import { copyWords } from './copy-words.ts'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps extends Pick<ButtonAsButton, 'variant' | 'size' | 'fullWidth' | 'disabled'> {
  /** What gets into the clipboard. */
  text: string
  /** What the button says while nothing was copied. */
  children?: ReactNode
  onCopied?: () => void
  /** The browser forbids it: let the person select the text by hand. */
  onRefused?: () => void
}

/** Puts a text into the clipboard and says so, in the button and to screen readers. */
export function CopyButton({
  text,
  children = 'Скопировать',
  onCopied,
  onRefused,
  ...rest
}: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const onClick = async () => {
    if ((await copy()) === 'copied') onCopied?.()
    else onRefused?.()
  }
  return (
    <>
      <Button variant="secondary" size="s" {...rest} onClick={() => void onClick()}>
        <Icon icon={state === 'copied' ? CheckIcon : CopyIcon} />
        {state === 'copied' ? copyWords.copied : state === 'refused' ? 'Не удалось' : children}
      </Button>
      <span role="status" className={visuallyHidden}>
        {copyWords[state]}
      </span>
    </>
  )
}
