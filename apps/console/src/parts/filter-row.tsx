import { useEffect, useRef, useState } from 'react'
import { useScreenKeys } from './screen-keys.ts'
import * as css from './filter-row.css.ts'

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

interface Filter {
  readonly label: string
  readonly value: string
  readonly choices: readonly FilterChoice[]
  readonly onChange: (value: string) => void
}

interface FilterRowProps {
  search?: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }
  filters: readonly Filter[]
}

/** Time after the last key, ms, when a search is asked for. */
const PAUSE_MS = 300

/** What a list shows; `/` and `F` lead into it. */
export function FilterRow({ search, filters }: FilterRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const focus = () => row.current?.querySelector<HTMLElement>('input, select')?.focus()
  useScreenKeys({ KeyF: focus, Slash: focus })
  return (
    <div className={css.row} ref={row} role="search" aria-label="Отбор">
      {search && <SearchInput {...search} />}
      {filters.map(({ label, value, choices, onChange }) => (
        <label key={label} className={css.field}>
          {label}
          <select className={css.control} value={value} onChange={({ target }) => onChange(target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function SearchInput({ label, value, onChange }: NonNullable<FilterRowProps['search']>) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text === value) return undefined
    const waiting = setTimeout(() => onChange(text.trim()), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [text, value, onChange])
  return (
    <input
      type="search"
      className={css.search}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}
