import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { ThumbsDownIcon, ThumbsUpIcon } from '../icon/icons.ts'
import * as css from './thumbs-prompt.css.ts'

export interface ThumbsPromptProps {
  /** «Отчет помог?» */
  children: ReactNode
  /** Called once; a rejection brings the question back. */
  onRate: (thumb: 'up' | 'down') => Promise<void> | void
  /** Was given before: only the thanks show. */
  rated?: boolean
}

/** One question, one answer, thanks in its place (UI-068). */
export function ThumbsPrompt({ children, onRate, rated = false }: ThumbsPromptProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'rated'>(rated ? 'rated' : 'asking')
  const sent = useRef(rated)
  const prompt = useRef<HTMLDivElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The pressed button has gone: the keyboard goes on from the words in its place.
    if (state === 'rated' && hadFocus.current) thanks.current?.focus()
  }, [state])
  const rate = async (thumb: 'up' | 'down') => {
    // A second press in the same moment would still see the old state.
    if (sent.current) return
    sent.current = true
    setState('sending')
    try {
      await onRate(thumb)
      hadFocus.current = prompt.current?.contains(document.activeElement) ?? false
      setState('rated')
    } catch {
      sent.current = false
      setState('failed')
    }
  }
  const isSending = state === 'sending'
  return (
    <div ref={prompt} className={css.prompt}>
      {state !== 'rated' && (
        <>
          <p>{children}</p>
          <div className={css.thumbs}>
            <Button
              variant="secondary"
              size="s"
              aria-disabled={isSending || undefined}
              onClick={() => void rate('up')}
            >
              <Icon icon={ThumbsUpIcon} />
              Да
            </Button>
            <Button
              variant="secondary"
              size="s"
              aria-disabled={isSending || undefined}
              onClick={() => void rate('down')}
            >
              <Icon icon={ThumbsDownIcon} />
              Нет
            </Button>
          </div>
        </>
      )}
      <p ref={thanks} role="status" tabIndex={-1}>
        {state === 'rated' && 'Спасибо, ответ записан.'}
        {state === 'failed' && 'Не удалось отправить. Попробуйте еще раз.'}
      </p>
    </div>
  )
}
