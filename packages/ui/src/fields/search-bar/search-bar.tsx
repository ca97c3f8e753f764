import { SEARCH_PLACEHOLDER, SUGGEST_MIN_LENGTH } from '@proverka/domain/property'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { SearchIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { ErrorPlace } from '../field/field.tsx'
import { seenValue } from '../field/seen-value.ts'
import { SuggestionList } from '../suggest/suggestion-list.tsx'
import type { Suggestion } from '../suggest/suggestion-list.tsx'
import type { LoadSuggestions, NarrowSuggestions } from '../suggest/suggestion-loader.ts'
import { useCombobox } from '../suggest/use-combobox.ts'
import { useSuggestions } from '../suggest/use-suggestions.ts'
import * as css from './search-bar.css.ts'

export interface SearchBarProps {
  value: string
  onChange: (value: string) => void
  /** Called with the text when Enter or «Найти» is pressed. */
  onSubmit: (value: string) => void
  onBlur?: () => void
  /** Asks for suggestions a second after the last key, from three characters on (SEARCH-15, SEARCH-16). */
  load?: LoadSuggestions<Suggestion> | undefined
  /** Which rows still fit a text typed further; see `NarrowSuggestions`. */
  narrow?: NarrowSuggestions<Suggestion> | undefined
  /** Called with the chosen suggestion; without it its value goes into the field. */
  onPick?: (suggestion: Suggestion) => void
  /** The search itself is in progress: the form is blocked (SEARCH-20). */
  loading?: boolean
  disabled?: boolean
  /** Words of a button that cannot be pressed yet, with the text still open to change: «Найти в 14:20». */
  held?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  size?: 'l' | 's'
  label?: string
  placeholder?: string
  buttonText?: string
  /** Name of the input and address of the form for the time before any script. */
  name?: string
  action?: string
  formRef?: Ref<HTMLFormElement>
  /** Shown under the bar as a part of the form: a consent. */
  children?: ReactNode
}

const noSuggestions = () => Promise.resolve([])

/** The search line, the main instrument: an input with suggestions and one button. */
export function SearchBar(props: SearchBarProps) {
  const { value, onChange, onSubmit, load, onPick, loading = false, disabled, error, hint } = props
  const { size = 'l', label = 'Адрес или кадастровый номер', name = 'query', action } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { status, rows, words, typed, cancel } = useSuggestions(load ?? noSuggestions, props.narrow)
  const suggesting = status === 'loading'
  const longEnough = value.trim().length >= SUGGEST_MIN_LENGTH
  const pick = (index: number) => {
    const suggestion = rows[index]
    if (!suggestion) return
    cancel()
    if (onPick) onPick(suggestion)
    else onChange(suggestion.value)
    inputRef.current?.focus()
  }
  const combobox = useCombobox({
    id,
    count: rows.length,
    available: longEnough && (rows.length > 0 || suggesting || words !== undefined),
    onPick: pick,
  })

  const describedBy = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ')
  const small = size === 's'
  return (
    <form
      ref={props.formRef}
      className={css.form}
      role="search"
      // A page may have a search of its own besides the header's: screen readers need two names.
      aria-label={small ? 'Поиск в шапке' : undefined}
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (loading || disabled || props.held) return
        combobox.hide()
        // A guess is not searched for: its rows are still there to be chosen.
        if (words === undefined) cancel()
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
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => {
              const text = seenValue(event.target)
              onChange(text)
              if (load) typed(text)
              combobox.show()
            }}
            onBlur={() => {
              combobox.hide()
              props.onBlur?.()
            }}
          />
          {suggesting && <Spinner size={18} />}
        </label>
        <Button
          type="submit"
          loading={loading}
          disabled={disabled || Boolean(props.held)}
          className={clsx(css.submit, small ? css.submitSmall : css.submitStacked)}
        >
          {props.held ?? props.buttonText ?? 'Найти'}
        </Button>
      </div>
      <SuggestionList
        id={id}
        typed={value}
        open={combobox.open}
        active={combobox.active}
        suggestions={rows}
        suggesting={suggesting}
        empty={words}
        words={words}
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
      <div className={small ? css.troublesSmall : css.troubles}>
        <ErrorPlace id={`${id}e`} error={error} />
        {props.children}
      </div>
    </form>
  )
}
