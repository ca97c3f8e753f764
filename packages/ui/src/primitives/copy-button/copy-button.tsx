import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { NOTICE_MS } from '@proverka/domain'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Button } from '../button/button.tsx'
import type { ButtonAsButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { CheckIcon, CopyIcon } from '../icon/icons.ts'

export interface CopyButtonProps extends Pick<ButtonAsButton, 'look' | 'size' | 'wide' | 'disabled'> {
  /** What gets into the clipboard. */
  text: string
  /** What the button says while nothing was copied. */
  children?: ReactNode
  onCopied?: () => void
  /** The browser forbids it: let the person select the text by hand. */
  onRefused?: () => void
}

const words = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Не\u00a0удалось скопировать: выделите текст и\u00a0скопируйте сами',
}

/** Puts a text into the clipboard and says so, in the button and to screen readers. */
export function CopyButton({
  text,
  children = 'Скопировать',
  onCopied,
  onRefused,
  ...look
}: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.()
    } catch {
      setState('refused')
      onRefused?.()
    }
    timer.current = setTimeout(() => setState('idle'), NOTICE_MS)
  }
  return (
    <>
      <Button look="secondary" size="s" {...look} onClick={() => void copy()}>
        <Icon icon={state === 'copied' ? CheckIcon : CopyIcon} />
        {state === 'copied' ? words.copied : state === 'refused' ? 'Не\u00a0удалось' : children}
      </Button>
      <span role="status" className={visuallyHidden}>
        {words[state]}
      </span>
    </>
  )
}
