import { CADASTRAL_REGIONS, DATE_MESSAGE, isCalendarDate, required } from '@proverka/domain'
import { FieldError } from '../../fields/field/field.tsx'
import { dateText, dateValue, maskDate } from '../../fields/masked-input/mask-date.ts'
import { MaskedInput } from '../../fields/masked-input/masked-input.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { filled } from '../rule-set.ts'
import * as css from './person-bar.css.ts'

export interface PersonBarValues {
  fullName: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  region: string
}

export interface PersonBarProps {
  onSubmit: (values: PersonBarValues) => void | Promise<void>
  /** Address that takes the three values as a query before any script. */
  action?: string
  loading?: boolean
}

const regions = Object.values(CADASTRAL_REGIONS).toSorted((a, b) => a.localeCompare(b, 'ru'))

/** The search line of a person: name, birth date, region, one button. */
export function PersonBar({ onSubmit, action, loading }: PersonBarProps) {
  const form = useForm({
    initial: { fullName: '', birthDate: '', region: '' },
    fields: {
      fullName: { label: 'Фамилия, имя, отчество', rule: filled },
      birthDate: {
        label: 'Дата рождения',
        rule: (value) => required(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE),
      },
      region: { label: 'Регион, если знаете' },
    },
    loading,
    onSubmit: ({ fullName, birthDate, region }) => onSubmit({ fullName: fullName.trim(), birthDate, region }),
  })
  const name = form.field('fullName')
  const date = form.field('birthDate')
  const region = form.field('region')
  const described = (field: { name: string; error: string | undefined }) =>
    field.error ? { 'aria-invalid': true, 'aria-describedby': `person-bar-${field.name}` } : {}
  return (
    <form
      ref={form.ref}
      action={action}
      aria-label="Проверка человека"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div className={css.bar}>
        <label className={css.cell}>
          <span className={css.label}>{name.label}</span>
          <input
            {...described(name)}
            name={name.name}
            className={css.input}
            placeholder="Ладогин Арсений Петрович"
            autoComplete="off"
            autoCapitalize="words"
            value={name.value}
            onChange={(event) => name.onChange(event.target.value)}
            onBlur={name.onBlur}
          />
        </label>
        <label className={css.cell}>
          <span className={css.label}>{date.label}</span>
          <MaskedInput
            {...described(date)}
            name={date.name}
            className={css.input}
            placeholder="14.03.1987"
            inputMode="numeric"
            autoComplete="off"
            mask={maskDate}
            value={dateText(date.value)}
            onChange={(masked) => date.onChange(dateValue(masked))}
            onBlur={date.onBlur}
          />
        </label>
        <label className={css.cell}>
          <span className={css.label}>{region.label}</span>
          <select
            name={region.name}
            className={css.select}
            value={region.value}
            onChange={(event) => region.onChange(event.target.value)}
          >
            <option value="">Все регионы</option>
            {regions.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
        <Button type="submit" loading={form.loading} className={css.submit}>
          Проверить
        </Button>
      </div>
      {[name, date].map(
        (field) =>
          field.error && (
            <FieldError key={field.name} id={`person-bar-${field.name}`}>
              {field.label}: {field.error.toLowerCase()}
            </FieldError>
          ),
      )}
    </form>
  )
}
