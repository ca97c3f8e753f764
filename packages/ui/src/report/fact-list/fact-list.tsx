import type { ReactNode } from 'react'
import * as css from './fact-list.css.ts'

export interface Fact {
  label: string
  value: ReactNode
}

export interface KeyFact extends Fact {
  /** Who says so, or that sources differ. */
  note?: ReactNode
  /** Sources differ. */
  differs?: boolean
}

/** Facts as label and value, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The two to four facts that matter most, set large in one row. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className={css.keys}>
      {facts.map(({ label, value, note, differs = false }) => (
        <div key={label}>
          <dt className={css.keyLabel}>{label}</dt>
          <dd className={css.keyValue}>{value}</dd>
          {note && <dd className={differs ? css.keyDiffers : css.keyNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
