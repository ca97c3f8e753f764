import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './form-cells.css.ts'

export interface FormCellsProps {
  label: string
  /** Letters for the cells; a space leaves a gap between groups. */
  value: string
  /** Least number of cells; the rest stay empty. */
  length?: number
}

/** A word written into the cells of a form, letter by letter. */
export function FormCells({ label, value, length = 0 }: FormCellsProps) {
  const letters = [...value.toUpperCase()]
  const empty = Math.max(0, length - letters.length)
  return (
    <div>
      <p className={css.label}>
        {label}
        <span className={visuallyHidden}>: {value}</span>
      </p>
      <p className={css.cells} aria-hidden="true">
        {[...letters, ...Array.from({ length: empty }, () => '')].map((letter, i) => (
          // A letter has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={letter === ' ' ? css.gap : clsx(css.cell, letter && css.filled)}>
            {letter === ' ' ? '' : letter}
          </span>
        ))}
      </p>
    </div>
  )
}
