import css from './docs-page.module.css'

/** What react-docgen and the stories say of one property. */
export interface ArgType {
  name: string
  description?: string
  type?: { name?: string; required?: boolean }
  table?: { type?: { summary?: string }; defaultValue?: { summary?: string } }
  control?: { type?: string; disable?: boolean } | string | false
  options?: readonly unknown[]
}

const kindOf = ({ control }: ArgType): string | undefined =>
  typeof control === 'string' ? control : control ? control.type : undefined

/** Callbacks and drawn content are left out: no one types them. */
export function isChangeable(type: ArgType, value: unknown): boolean {
  const kind = kindOf(type)
  if (kind === 'boolean') return value === undefined || typeof value === 'boolean'
  if (kind === 'number' || kind === 'range') return value === undefined || typeof value === 'number'
  if (kind === 'text') return value === undefined || typeof value === 'string'
  return (kind === 'radio' || kind === 'select') && type.options !== undefined
}

interface ControlInputProps {
  type: ArgType
  value: unknown
  onChange: (value: unknown) => void
}

/** One changeable property: a tick, a choice, a number or a word. */
export function ControlInput({ type, value, onChange }: ControlInputProps) {
  const kind = kindOf(type)
  const label = `${type.name}: значение`
  if (kind === 'boolean') {
    return (
      <input
        type="checkbox"
        className={css['tick']}
        aria-label={label}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  }
  if (kind === 'radio' || kind === 'select') {
    const options = (type.options ?? []).map(String)
    return (
      <select
        className={css['input']}
        aria-label={label}
        value={options[type.options?.indexOf(value) ?? -1] ?? ''}
        onChange={(event) => onChange(type.options?.[options.indexOf(event.target.value)])}
      >
        <option value="">обычно</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  const isNumber = kind === 'number' || kind === 'range'
  return (
    <input
      type={isNumber ? 'number' : 'text'}
      className={css['input']}
      aria-label={label}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={(event) => onChange(isNumber ? event.target.valueAsNumber : event.target.value)}
    />
  )
}
