import * as css from './filter-buttons.css.ts'

export interface FilterButtonsProps {
  /** Name of the group for screen readers. */
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Which rows of a list show: one of a few, always one. */
export function FilterButtons({ label, options, value, onChange }: FilterButtonsProps) {
  return (
    <div className={css.filters} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.filter}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
