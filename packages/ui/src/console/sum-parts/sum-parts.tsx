import { clsx } from 'clsx'
import { Fragment } from 'react'
import * as css from './sum-parts.css.ts'

/** A summand with what it is. */
export interface SumPart {
  /** Between the former part and this one. */
  readonly sign?: '+' | '−' | '='
  /** As it reads: «1 526», the last one with «₽». */
  readonly amount: string
  readonly label: string
  /** Not decided yet. */
  readonly isOpen?: boolean
}

/** A sum taken apart: each number in a bracket with its name. */
export function SumParts({ parts }: { parts: readonly SumPart[] }) {
  return (
    <p className={css.parts}>
      {parts.map(({ sign, amount, label, isOpen = false }) => (
        <Fragment key={label}>
          {sign && <span className={css.sign}>{sign}</span>}
          <span className={clsx(css.part, isOpen && css.openText)}>
            {amount}
            <span className={clsx(css.bracket, isOpen && css.open)} aria-hidden="true" />
            <span className={clsx(css.label, isOpen && css.openText)}>{label}</span>
          </span>
        </Fragment>
      ))}
    </p>
  )
}
