import { useLayoutEffect, useRef } from 'react'
import type { InputHTMLAttributes } from 'react'
import type { IsValueChar, Mask } from './mask.ts'
import { applyEdit } from './apply-edit.ts'

export interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string
  mask: Mask
  /** Characters of the value; digits by default. */
  isValueChar?: IsValueChar
  /** What the mask puts in front: no key takes it away while others follow. */
  prefix?: string
  onChange: (masked: string) => void
}

// The server draws no caret; the plain effect keeps it silent there.
const useCaretEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect
const figures = /\d/

/** An input that formats after the fact: typing, pasting, autofill and phone keyboards are never held back. */
export function MaskedInput({
  value,
  mask,
  isValueChar = figures,
  prefix = '',
  onChange,
  ...rest
}: MaskedInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useCaretEffect(() => {
    if (caret.current === undefined || document.activeElement !== ref.current) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const take = (input: HTMLInputElement, inputType: string | undefined) => {
    const typed = input.value
    const place = input.selectionStart ?? typed.length
    const press = { before: value, typed, caret: place, inputType, mask, isValueChar, prefix }
    const after = applyEdit(press)
    const masked = after.text
    caret.current = after.caret
    // The same text again: React would put the caret at the end without a new drawing.
    if (masked === value) {
      input.value = masked
      input.setSelectionRange(caret.current, caret.current)
    }
    onChange(masked)
  }

  return (
    <input
      {...rest}
      ref={ref}
      value={value}
      onChange={(event) => {
        const native = event.nativeEvent
        // A word that a phone keyboard still composes is not touched until it is done.
        if (native instanceof InputEvent && native.isComposing) onChange(event.target.value)
        else take(event.target, native instanceof InputEvent ? native.inputType : undefined)
      }}
      onCompositionEnd={(event) => take(event.currentTarget, undefined)}
    />
  )
}
