import type { ReactNode } from 'react'
import * as css from './fact-list.css.ts'

export interface Fact {
  label: string
  value: ReactNode
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
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.keys}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={css.keyLabel}>{label}</dt>
          <dd className={css.keyValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
