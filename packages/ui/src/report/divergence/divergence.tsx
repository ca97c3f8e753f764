import type { ReactNode } from 'react'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import { cuts } from '../../primitives/result/result.css.ts'
import * as css from './divergence.css.ts'

export interface DivergenceRow {
  label: string
  before: ReactNode
  now: ReactNode
  changed: boolean
}

export interface DivergenceProps {
  title: ReactNode
  note?: ReactNode
  /** Column titles: when it was read before and now. */
  beforeTitle: string
  nowTitle: string
  rows: readonly DivergenceRow[]
  /** What to do about it; a button on this fill is the `ink` one. */
  action?: ReactNode
}

/** The register has changed since the buyer's own extract: was and is, side by side. */
export function Divergence({ title, note, beforeTitle, nowTitle, rows, action }: DivergenceProps) {
  return (
    <section className={css.block}>
      <div className={css.head}>
        <ResultMark tone="orange" size={28} inherit cut={cuts.orange} />
        <div>
          <h2 className={css.title}>{title}</h2>
          {note && <p className={css.note}>{note}</p>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.labelHead}>
              Показатель
            </th>
            <th scope="col" className={css.columnHead}>
              {beforeTitle}
            </th>
            <th scope="col" className={css.columnHead}>
              {nowTitle}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className={css.label}>
                {row.label}
              </th>
              <td className={css.value}>{row.before}</td>
              <td className={row.changed ? css.changed : css.value}>{row.now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
