import { useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { seenValue } from '../field/seen-value.ts'
import type { SelectOption } from '../select/select.tsx'
import { SuggestionList } from '../suggest/suggestion-list.tsx'
import { useCombobox } from '../suggest/use-combobox.ts'
import { filterOptions } from './filter-options.ts'
import * as fieldCss from '../field/field.css.ts'
import * as css from '../suggest/suggest-field.css.ts'

export interface ComboboxProps extends FieldProps {
  options: readonly SelectOption[]
  /** Shown in the list when no option matches. */
  emptyText?: string
  /** Called with each typed text, for a parent that loads the options; they are then shown unfiltered. */
  onType?: (text: string) => void
  /** Options are on their way. */
  loading?: boolean
  /** Words of a value that is not among the options. */
  valueLabel?: string
}

/** One of many known choices, found by typing. The value is that of a choice; other texts do not stay. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    onBlur,
    options,
    onType,
    loading = false,
    ...more
  } = props
  const { emptyText = 'Ничего не подходит', valueLabel, ...rest } = more
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const rows = onType ? options : filterOptions(options, typed ?? '')
  const chosen = options.find((option) => option.value === value)?.label ?? valueLabel ?? value
  const pick = (index: number) => {
    const row = rows[index]
    if (!row) return
    setTyped(undefined)
    onChange(row.value)
  }
  const combobox = useCombobox({ id, count: rows.length, available: true, onPick: pick })
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.box}>
          <input
            {...rest}
            {...control}
            {...combobox.input}
            ref={inputRef}
            type="text"
            className={fieldCss.inputWithButton}
            value={typed ?? chosen}
            onFocus={(event) => event.target.select()}
            onClick={combobox.show}
            onChange={(event) => {
              const text = seenValue(event.target)
              setTyped(text)
              onType?.(text)
              combobox.show()
              if (text === '') onChange('')
            }}
            onBlur={() => {
              combobox.hide()
              // Left with the whole name typed: that choice; with anything else: the choice before.
              const only = typed === undefined ? undefined : exact(rows, typed)
              if (only) onChange(only.value)
              setTyped(undefined)
              onBlur?.()
            }}
          />
          <span className={fieldCss.selectArrow}>
            <Icon icon={ChevronDownIcon} />
          </span>
          <SuggestionList
            id={id}
            small
            label={label}
            typed={typed ?? ''}
            open={combobox.open && !rest.disabled}
            active={combobox.active}
            suggestions={rows.map((row) => ({ key: row.value, value: row.value, label: row.label }))}
            suggesting={loading}
            pushesBelow
            empty={emptyText}
            onPick={(index) => {
              pick(index)
              combobox.hide()
              inputRef.current?.focus()
            }}
          />
        </div>
      )}
    </FieldShell>
  )
}

function exact(rows: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = typed.trim().toLowerCase()
  return rows.find((row) => row.label.toLowerCase() === text)
}
