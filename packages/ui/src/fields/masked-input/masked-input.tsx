import { useEffect, useLayoutEffect, useRef } from 'react'
import type { InputHTMLAttributes, RefObject } from 'react'
import type { FieldMask, IsValueChar, Mask } from './mask.ts'

export interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string
  mask: Mask
  /** Characters of the value; digits by default. */
  isValueChar?: IsValueChar
  /** What the mask puts in front: no key takes it away while others follow. */
  prefix?: string
  onChange: (masked: string) => void
}

// The server renders no caret; the plain effect keeps it silent there.
const useFieldEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
const figures = /\d/
/** Kinds of input that bring a whole text, unlike keys; autofill has no kind at all. */
const wholeTexts = [undefined, 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/**
 * An input that formats what is in it: typing, pasting, autofill and phone keyboards are never held back. Until maskito,
 * which knows the place of the caret, has come with the first focus, the caret goes to the end of what is formatted.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { value, mask, isValueChar = figures, prefix = '', onChange, ...rest } = props
  const ref = useRef<HTMLInputElement>(null)
  const field = useRef<FieldMask>({ mask, isValueChar, prefix })
  useFieldEffect(() => {
    field.current = { mask, isValueChar, prefix }
  })
  const isMasked = useMaskito(ref, field)
  return (
    <input
      {...rest}
      ref={ref}
      value={value}
      onChange={({ target, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent as Partial<InputEvent>
        // A word that a phone keyboard still composes is not touched until it is done; maskito has formatted the rest.
        if (isComposing || isMasked.current) onChange(target.value)
        else onChange(mask(target.value, wholeTexts.includes(inputType) ? '' : value))
      }}
      onCompositionEnd={({ currentTarget }) => onChange(mask(currentTarget.value, ''))}
    />
  )
}

/** Loads maskito when the input is focused; without it the field works on. */
function useMaskito(
  ref: RefObject<HTMLInputElement | null>,
  field: RefObject<FieldMask>,
): RefObject<boolean> {
  const isMasked = useRef(false)
  useEffect(() => {
    const input = ref.current
    if (!input) return undefined
    const ended = new AbortController()
    const start = async () => {
      const { maskTyping } = await import('./mask-typing.ts')
      if (isMasked.current || ended.signal.aborted) return
      isMasked.current = true
      ended.signal.addEventListener(
        'abort',
        maskTyping(input, () => field.current),
      )
    }
    const onFocus = () => void start().catch(() => undefined)
    // It may have been focused before the app ran.
    if (document.activeElement === input) onFocus()
    input.addEventListener('focus', onFocus, { signal: ended.signal })
    return () => {
      isMasked.current = false
      ended.abort()
    }
  }, [ref, field])
  return isMasked
}
