import * as css from './chart-figure.css.ts'

export interface ChartTableData {
  /** Heads from left to right; the first one is over the labels. */
  heads: readonly string[]
  /** The label and then the values, as they are written in the chart. */
  rows: readonly (readonly string[])[]
}

/** The figures of a chart as a table: for screen readers always, for all others on request. */
export function ChartTable({ caption, table }: { caption: string; table: ChartTableData }) {
  return (
    <table className={css.table} aria-label={caption}>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col" className={css.columnHead}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([label = '', ...values]) => (
          <tr key={label}>
            <th scope="row" className={css.rowHead}>
              {label}
            </th>
            {values.map((value, i) => (
              <td key={table.heads[i + 1]} className={css.valueCell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
