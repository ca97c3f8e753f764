import { CADASTRAL_REGIONS, DATE_MESSAGE, isCalendarDate, requiredRule } from '@proverka/domain'
import { useId } from 'react'
import { FieldError } from '../../fields/field/field.tsx'
import { seenValue } from '../../fields/field/seen-value.ts'
import { dateText, dateValue, maskDate } from '../../fields/masked-input/mask-date.ts'
import { MaskedInput } from '../../fields/masked-input/masked-input.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { InlineErrors } from '../form-shell/inline-errors.tsx'
import { NeedsScript, NO_BROWSER_SUBMIT } from '../form-shell/needs-script.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'
import * as css from './person-bar.css.ts'

export interface PersonBarValues {
  fullName: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  region: string
}

export type PersonBarProps = FormProps<PersonBarValues> & DraftedProps

const regions = Object.values(CADASTRAL_REGIONS).toSorted((a, b) => a.localeCompare(b, 'ru'))

/**
 * The search line of a person: name, birth date, region, one button. The messages of all three are under the line,
 * each with a link to its field, and serve as the error summary.
 */
export function PersonBar(props: PersonBarProps) {
  const { onSubmit, loading, error, refusals, blocked, after, draft } = props
  const id = useId()
  const disabled = Boolean(blocked)
  const form = useForm({
    initial: { fullName: '', birthDate: '', region: '' },
    fields: {
      fullName: { label: 'Фамилия, имя, отчество', rule: requiredText },
      birthDate: {
        label: 'Дата рождения',
        rule: (value) => requiredRule(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE),
      },
      region: { label: 'Регион, если знаете' },
    },
    loading,
    refusals,
    draft,
    onSubmit: ({ fullName, birthDate, region }) => onSubmit({ fullName: fullName.trim(), birthDate, region }),
  })
  const name = form.field('fullName')
  const date = form.field('birthDate')
  const region = form.field('region')
  const described = (field: { name: string; error: string | undefined }) => ({
    disabled,
    ...(field.error && { 'aria-invalid': true, 'aria-describedby': `${id}-${field.name}` }),
  })
  return (
    <form
      ref={form.ref}
      method={NO_BROWSER_SUBMIT}
      aria-label="Проверка человека"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) form.submit()
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
            onChange={(event) => name.onChange(seenValue(event.target))}
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
            {...described(region)}
            name={region.name}
            className={css.select}
            value={region.value}
            onChange={(event) => region.onChange(event.target.value)}
          >
            <option value="">Не указан</option>
            {regions.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
        <Button type="submit" loading={form.loading} disabled={disabled} className={css.submit}>
          Проверить
        </Button>
      </div>
      <div aria-live="polite">
        {[name, date, region].map(
          (field) =>
            field.error && (
              <FieldError key={field.name}>
                <LinkButton className={css.jump} onClick={() => form.focus(field.name)}>
                  {field.label}
                </LinkButton>
                : <span id={`${id}-${field.name}`}>{inSentence(field.error)}</span>
              </FieldError>
            ),
        )}
      </div>
      <NeedsScript />
      <InlineErrors form={form} error={error} blocked={blocked} />
      {after}
    </form>
  )
}

/** A message as it goes on behind a colon: «обязательное поле». */
function inSentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1)
}
