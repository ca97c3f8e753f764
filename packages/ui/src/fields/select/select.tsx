import { ChevronDownIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import * as css from '../field/field.css.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
}

/** A native list: the phone's own wheel, and it works before any script. The placeholder is the empty choice. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  value,
  onChange,
  ...rest
}: SelectProps) {
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.selectBox}>
          <select
            {...rest}
            {...control}
            className={css.select}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.selectArrow}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </div>
      )}
    </FieldShell>
  )
}
