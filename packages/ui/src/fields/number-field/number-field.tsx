import { clsx } from 'clsx'
import { useMemo } from 'react'
import type { KeyboardEvent } from 'react'
import { MinusIcon, PlusIcon } from '../../primitives/icon/icons.ts'
import { Icon } from '../../primitives/icon/icon.tsx'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { numberCharacters, numberMask, numberText, numberValue } from '../masked-input/mask-number.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import { stepValue } from './step-value.ts'
import { spellingsOfUnit } from './unit-spellings.ts'
import * as css from './number-field.css.ts'

export interface NumberFieldProps extends FieldProps {
  min?: number
  max?: number
  /** Shows the buttons and takes the arrow keys: how much one press adds. */
  step?: number
  /** Digits after the comma; 0 by default. */
  fraction?: number
  /** Shown at the right of the number: «м²». */
  unit?: string
}

/**
 * A number in groups of thousands with a decimal comma. The value is the text that `Number` reads, `1234.5`. A minus is
 * taken only when `min` is below zero. Typing is never held within the limits: the rule of the form judges.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    min = 0,
    max,
    step,
    fraction = 0,
    unit,
    ...rest
  } = props
  const mask = useMemo(
    () =>
      numberMask({ fraction, minus: min < 0, unit: unit === undefined ? undefined : spellingsOfUnit(unit) }),
    [fraction, min, unit],
  )
  const number = value === '' ? NaN : Number(value)
  const move = (direction: 1 | -1) => onChange(stepValue(value, direction, { step: step ?? 1, min, max }))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  const spin =
    step === undefined
      ? {}
      : {
          role: 'spinbutton',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': Number.isFinite(number) ? number : undefined,
          'aria-valuetext': value === '' ? 'не указано' : `${numberText(value)}${unit ? ` ${unit}` : ''}`,
          onKeyDown,
        }
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={css.box}>
          <MaskedInput
            // The figures of an iPhone's keyboard come without a minus.
            inputMode={min < 0 ? 'text' : fraction > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...rest}
            {...control}
            {...spin}
            type="text"
            mask={mask}
            isValueChar={numberCharacters}
            value={numberText(value)}
            onChange={(shown) => onChange(numberValue(shown))}
            className={step === undefined ? css.unitSpace : css.withSteps}
          />
          {unit && (
            <span aria-hidden="true" className={clsx(css.unit, step !== undefined && css.unitBesideSteps)}>
              {unit}
            </span>
          )}
          {step !== undefined && (
            // The arrow keys do the same: the buttons stay out of the order of the keyboard.
            <div className={css.steps}>
              <button
                type="button"
                tabIndex={-1}
                className={css.step}
                aria-label={`${label}: меньше`}
                disabled={rest.disabled === true || number <= min}
                onClick={() => move(-1)}
              >
                <Icon icon={MinusIcon} size={18} />
              </button>
              <button
                type="button"
                tabIndex={-1}
                className={css.step}
                aria-label={`${label}: больше`}
                disabled={rest.disabled === true || (max !== undefined && number >= max)}
                onClick={() => move(1)}
              >
                <Icon icon={PlusIcon} size={18} />
              </button>
            </div>
          )}
        </div>
      )}
    </FieldShell>
  )
}
