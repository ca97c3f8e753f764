import { useLayoutEffect, useRef } from 'react'
import type { InputHTMLAttributes } from 'react'
import { caretAfterMask } from './caret.ts'

export interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string
  /** Sets the typed text in the mask; must give the same for its own result. */
  mask: (text: string, before: string) => string
  onChange: (masked: string) => void
}

// The server draws no caret; the plain effect keeps it silent there.
const useCaretEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect

/** An input that formats after the fact: typing, pasting, autofill and phone keyboards are never held back. */
export function MaskedInput({ value, mask, onChange, ...rest }: MaskedInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useCaretEffect(() => {
    if (caret.current === undefined || document.activeElement !== ref.current) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <input
      {...rest}
      ref={ref}
      value={value}
      onChange={(event) => {
        const typed = event.target.value
        const masked = mask(typed, value)
        caret.current = caretAfterMask(typed, event.target.selectionStart ?? typed.length, masked)
        // The same text again: React would put the caret at the end without a new drawing.
        if (masked === value) {
          event.target.value = masked
          event.target.setSelectionRange(caret.current, caret.current)
        }
        onChange(masked)
      }}
    />
  )
}
