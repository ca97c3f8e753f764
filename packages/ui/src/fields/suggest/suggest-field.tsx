import { SUGGEST_MIN_LENGTH } from '@proverka/domain/property'
import { useId } from 'react'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { seenValue } from '../field/seen-value.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { Suggestion } from './suggestion-list.tsx'
import type { LoadSuggestions } from './suggestion-loader.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'
import * as fieldCss from '../field/field.css.ts'
import * as css from './suggest-field.css.ts'

export interface SuggestFieldProps<T extends Suggestion> extends FieldProps {
  load: LoadSuggestions<T>
  /** Called with the chosen row, after its value has gone into the field. */
  onPick?: ((row: T) => void) | undefined
  /** Shown under the field when nothing matches. */
  emptyText: string
  /** Shown there when the suggestions failed to load. */
  failedText: string
}

/** A text with suggestions: whatever is typed counts, a suggestion only helps. */
export function SuggestField<T extends Suggestion>(props: SuggestFieldProps<T>) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    onBlur,
    load,
    onPick,
    emptyText,
    failedText,
    ...rest
  } = props
  const id = useId()
  const { status, rows, words, typed, cancel } = useSuggestions(load)
  const pick = (index: number) => {
    const row = rows[index]
    if (!row) return
    cancel()
    onChange(row.value)
    onPick?.(row)
  }
  const combobox = useCombobox({
    id,
    count: rows.length,
    available: value.trim().length >= SUGGEST_MIN_LENGTH && (status !== 'idle' || rows.length > 0),
    onPick: pick,
  })
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.box}>
          <input
            {...rest}
            {...control}
            {...combobox.input}
            type="text"
            className={fieldCss.input}
            value={value}
            onChange={(event) => {
              const text = seenValue(event.target)
              onChange(text)
              typed(text)
              combobox.show()
            }}
            onBlur={() => {
              combobox.hide()
              onBlur?.()
            }}
          />
          {status === 'loading' && (
            <span className={css.wait}>
              <Spinner size={18} />
            </span>
          )}
          <SuggestionList
            id={id}
            small
            typed={value}
            open={combobox.open}
            active={combobox.active}
            suggestions={rows}
            suggesting={status === 'loading'}
            pushesBelow
            empty={status === 'failed' ? failedText : (words ?? emptyText)}
            words={words}
            onPick={(index) => {
              pick(index)
              combobox.hide()
            }}
          />
        </div>
      )}
    </FieldShell>
  )
}
