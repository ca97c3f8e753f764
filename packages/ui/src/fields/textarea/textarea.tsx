import { counted } from '@proverka/domain'
import { visuallyHidden } from '../../theme/text.css.ts'
import { FieldShell } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { seenValue } from '../field/seen-value.ts'
import * as css from '../field/field.css.ts'

export interface TextareaProps extends FieldProps {
  rows?: number
  /** Shows how many characters are left; more can be typed, and the rule of the form refuses them. */
  maxLength?: number
}

/** Several lines of text, with a counter when their length is bounded. */
export function Textarea(props: TextareaProps) {
  const { label, hint, error, optional, value, onChange, maxLength, ...rest } = props
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      note={maxLength !== undefined && <Counter length={value.length} most={maxLength} />}
    >
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          className={css.textarea}
          value={value}
          onChange={(event) => onChange(seenValue(event.target))}
        />
      )}
    </FieldShell>
  )
}

/** The sum is seen all the time and said only when the end is near: each key would be spoken otherwise. */
function Counter({ length, most }: { length: number; most: number }) {
  const left = most - length
  const characters = (count: number) => counted(count, 'знак', 'знака', 'знаков')
  return (
    <>
      <span className={left < 0 ? css.noteOver : css.noteCount}>
        {length} из {most}
      </span>
      <span className={visuallyHidden} role="status">
        {left < 0 && `Лишние ${characters(-left)}`}
        {left >= 0 && left <= 20 && `Осталось ${characters(left)}`}
      </span>
    </>
  )
}
