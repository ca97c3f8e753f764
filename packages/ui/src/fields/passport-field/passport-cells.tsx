import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { isKeystroke } from '../masked-input/edit.ts'
import { maskPassport } from '../masked-input/mask-passport.ts'
import type { Mask } from '../masked-input/mask.ts'
import { MaskedInput } from '../masked-input/masked-input.tsx'
import * as css from './passport-cells.css.ts'

const CELLS = 10
/** After this many digits the number begins. */
const SERIES = 4

/** The digits alone, out of whatever spelling of a passport was typed or pasted. */
const digitsMask: Mask = (text, before) => {
  const digits = maskPassport(text).replaceAll(/(?<=\d) (?=\d)/g, '')
  // One key too many changes nothing; a longer paste stays to be seen and corrected.
  const isFull = before.length === CELLS && digits.length > CELLS
  return isFull && isKeystroke(text, before) ? before : digits
}

/** Series and number of a Russian passport in ten large cells. It is one input: pasted, read aloud and corrected as one. */
export function PassportCells({
  label,
  hint,
  error,
  value,
  onChange,
  ...rest
}: Omit<FieldProps, 'placeholder'>) {
  return (
    <FieldShell label={label} hint={hint} error={error}>
      {(control) => (
        <div className={css.box}>
          <span aria-hidden="true" className={css.cells}>
            {Array.from({ length: CELLS }, (_, place) => (
              // The cells are identical and never reordered.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={place} className={place === SERIES ? css.numberStart : css.cell} />
            ))}
          </span>
          <MaskedInput
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            mask={digitsMask}
            value={value}
            onChange={onChange}
            className={css.input}
          />
        </div>
      )}
    </FieldShell>
  )
}
