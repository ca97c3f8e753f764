import { hasShortYear, SHORT_YEAR_HINT } from '@proverka/domain'
import { useRef, useState } from 'react'
import { CalendarIcon } from '../../primitives/icon/icons.ts'
import { IconButton } from '../../primitives/button/icon-button.tsx'
import { prefetch, useLazyModule } from '../../primitives/lazy/use-lazy-module.ts'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { dateText, dateValue, maskDate } from '../masked-input/mask-date.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from '../field/field.css.ts'

// A page pays for the calendar when a person asks for it.
const loadCalendar = async () => (await import('./calendar-popover.tsx')).CalendarPopover

export interface DateFieldProps extends FieldProps {
  /** First and last day that the calendar offers, `2024-12-31`; what is typed is judged by the rule of the form. */
  min?: string
  max?: string
  /** The day whose month an empty calendar opens with: some decades back for a birth date. */
  opensAt?: string
}

/** A date typed as `##.##.####`; the value is `YYYY-MM-DD` once it is complete, the typed text before (VALID-22). */
export function DateField(props: DateFieldProps) {
  const { label, error, optional, value, onChange, min, max, opensAt, hint: _, ...rest } = props
  const opener = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(false)
  const CalendarPopover = useLazyModule(loadCalendar, asked)
  const [open, setOpen] = useState(false)
  const show = (next: boolean) => {
    setAsked(true)
    setOpen(next)
  }
  const chosen = dateText(value)
  const hint = error && hasShortYear(chosen) ? SHORT_YEAR_HINT : props.hint
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.withButton}>
          <MaskedInput
            placeholder="ДД.ММ.ГГГГ"
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            mask={maskDate}
            value={chosen}
            onChange={(masked) => onChange(dateValue(masked))}
            onBlur={() => {
              // A date left as 1.2.2024 is whole.
              const whole = maskDate(chosen)
              if (whole !== chosen) onChange(dateValue(whole))
              rest.onBlur?.()
            }}
            onKeyDown={(event) => {
              if (!event.altKey || event.key !== 'ArrowDown') return
              event.preventDefault()
              show(true)
            }}
            className={css.inputWithButton}
          />
          <IconButton
            ref={opener}
            icon={CalendarIcon}
            label={value === chosen ? 'Открыть календарь' : `Открыть календарь, выбрано ${chosen}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            className={css.insideButton}
            onPointerEnter={() => prefetch(loadCalendar)}
            onFocus={() => prefetch(loadCalendar)}
            onClick={() => show(!open)}
          />
          {CalendarPopover && (
            <CalendarPopover
              label={label}
              open={open}
              onOpenChange={setOpen}
              value={value}
              onPick={onChange}
              min={min}
              max={max}
              opensAt={opensAt}
              opener={opener}
            />
          )}
        </div>
      )}
    </FieldShell>
  )
}
