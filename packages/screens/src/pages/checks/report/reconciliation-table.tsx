import { REPORT_LABELS } from '@proverka/domain/views'
import type { ReconciliationView } from '@proverka/domain/views'
import { ResultWord } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import { Part } from './section-part.tsx'
import * as css from './reconciliation-table.css.ts'

/** One question, all parts: a line joins the answers that agree, a colour breaks it where they do not. */
export function ReconciliationTable({ view }: { view: ReconciliationView }) {
  return (
    <Part id="reconciliation" title={view.title}>
      <div className={css.frame}>
        <table className={css.table}>
          <thead className={css.head}>
            <tr>
              <th scope="col" className={css.columnHead}>
                {REPORT_LABELS.question}
              </th>
              {view.columns.map((title, index) => (
                // Two parts of an order may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={index} scope="col" className={css.columnHead}>
                  {title}
                </th>
              ))}
              <th scope="col" className={css.columnHead}>
                {REPORT_LABELS.together}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ question, cells, outcome }) => (
              <tr key={question} className={css.row}>
                <th scope="row" className={css.question}>
                  {question}
                </th>
                {cells.map(({ state, text }, index) => (
                  // A cell is identified by its column, which has no unique name either.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td
                    key={index}
                    className={clsx(css.cell, css.state[state])}
                    data-label={view.columns[index]}
                  >
                    {text}
                  </td>
                ))}
                <td className={css.outcome}>
                  <ResultWord tone={outcome.tone}>{outcome.words}</ResultWord>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}
