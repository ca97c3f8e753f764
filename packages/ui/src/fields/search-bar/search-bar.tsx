import { SEARCH_PLACEHOLDER, SUGGEST_DEBOUNCE_MS, SUGGEST_MIN_LENGTH } from '@proverka/domain'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { SearchIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ErrorPlace } from '../field/field.tsx'
import { SuggestionList } from '../suggest/suggestion-list.tsx'
import type { Suggestion } from '../suggest/suggestion-list.tsx'
import { useCombobox } from '../suggest/use-combobox.ts'
import * as css from './search-bar.css.ts'

export interface SearchBarProps {
  value: string
  onChange: (value: string) => void
  /** Called with the text when Enter or «Найти» is pressed. */
  onSubmit: (value: string) => void
  suggestions?: readonly Suggestion[]
  /** Called 1000 ms after the last key with a text of at least three characters (SEARCH-15, SEARCH-16). */
  onQuery?: (text: string) => void
  /** Called with the chosen suggestion; without it its value goes into the field. */
  onPick?: (suggestion: Suggestion) => void
  /** Suggestions are on their way. */
  suggesting?: boolean
  /** The search itself is under way: the form is blocked (SEARCH-20). */
  loading?: boolean
  error?: string | undefined
  hint?: ReactNode
  size?: 'l' | 's'
  label?: string
  placeholder?: string
  buttonText?: string
  /** Name of the input and address of the form for the time before any script. */
  name?: string
  action?: string
  /** Stands under the bar and belongs to the form: a consent. */
  children?: ReactNode
}

/** The search line, the main instrument: an input with suggestions and one button. */
export function SearchBar(props: SearchBarProps) {
  const {
    value,
    onChange,
    onSubmit,
    suggestions = [],
    onQuery,
    onPick,
    suggesting,
    loading = false,
    error,
    hint,
  } = props
  const { size = 'l', label = 'Адрес или кадастровый номер', name = 'query', action } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const longEnough = value.trim().length >= SUGGEST_MIN_LENGTH
  const pick = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    if (onPick) onPick(suggestion)
    else onChange(suggestion.value)
    inputRef.current?.focus()
  }
  const combobox = useCombobox({
    id,
    count: suggestions.length,
    available: longEnough && (suggestions.length > 0 || suggesting === true),
    onPick: pick,
  })

  useTypedBeforeScript(inputRef, value, onChange)
  const asked = useQueryDebounce(value, onQuery)

  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  const small = size === 's'
  return (
    <form
      className={css.form}
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (loading) return
        combobox.hide()
        asked.cancel()
        onSubmit(value)
      }}
    >
      <div className={clsx(css.bar, small ? css.barSmall : css.stacked, error && css.invalid)}>
        <label className={clsx(css.place, small && css.placeSmall)}>
          <Icon icon={SearchIcon} size={small ? 20 : 26} className={css.searching[size]} />
          <span className={visuallyHidden}>{label}</span>
          <input
            {...combobox.input}
            ref={inputRef}
            className={clsx(css.input, small && css.inputSmall)}
            name={name}
            type="text"
            enterKeyHint="search"
            placeholder={props.placeholder ?? SEARCH_PLACEHOLDER}
            value={value}
            readOnly={loading}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              asked.typed()
              onChange(event.target.value)
              combobox.show()
            }}
          />
          {suggesting && <Spinner size={18} />}
        </label>
        <Button
          type="submit"
          loading={loading}
          className={clsx(css.submit, small ? css.submitSmall : css.submitStacked)}
        >
          {props.buttonText ?? 'Найти'}
        </Button>
      </div>
      <SuggestionList
        id={id}
        typed={value}
        open={combobox.open}
        active={combobox.active}
        suggestions={suggestions}
        suggesting={suggesting ?? false}
        onPick={(index) => {
          pick(index)
          combobox.hide()
        }}
      />
      {hint && (
        <p id={`${id}h`} className={css.hint}>
          {hint}
        </p>
      )}
      <ErrorPlace id={`${id}e`} error={error} />
      {props.children}
    </form>
  )
}

/** Takes over what was typed into the server's HTML before the script came. */
function useTypedBeforeScript(
  ref: React.RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) return
    first.current = false
    const typed = ref.current?.value ?? ''
    if (typed !== '' && typed !== value) onChange(typed)
  }, [ref, value, onChange])
}

/** Asks for suggestions after the pause, only for what was typed and not for what was chosen or set. */
function useQueryDebounce(value: string, onQuery: ((text: string) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef(false)
  useEffect(() => {
    if (!pending.current) return undefined
    const text = value.trim()
    if (!onQuery || text.length < SUGGEST_MIN_LENGTH) return undefined
    timer.current = setTimeout(() => {
      pending.current = false
      onQuery(text)
    }, SUGGEST_DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
  }, [value, onQuery])
  return {
    typed: () => {
      pending.current = true
    },
    cancel: () => {
      pending.current = false
      clearTimeout(timer.current)
    },
  }
}
