import { COMPARED_COUNTS } from '@proverka/domain/orders'
import type { ChecksCost } from '@proverka/domain/orders'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { roubles } from '../layout/roubles.ts'
import type { Cell, Choice, Row } from './compare.ts'
import * as css from './tariff.css.ts'

export interface ComparisonTableProps {
  readonly rows: readonly Row[]
  /** Shown below the name: in force, or how to activate it. */
  readonly actionOf: (choice: Choice) => ReactNode
}

const columns = [
  { count: 1, words: 'проверка' },
  { count: 10, words: 'проверок' },
  { count: 100, words: 'проверок' },
].filter(({ count }) => COMPARED_COUNTS.includes(count))

/** What is really paid for 30 days; in each column the cheapest cell is filled. */
export function ComparisonTable({ rows, actionOf }: ComparisonTableProps) {
  return (
    <table className={css.matrix}>
      <thead>
        <tr>
          <th scope="col">Заплатите за 30 дней</th>
          {columns.map(({ count, words }) => (
            <th key={count} scope="col">
              <b>{count}</b>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ choice, cells }) => (
          <tr key={choice.key}>
            <th scope="row">
              <b>{choice.name}</b>
              {actionOf(choice)}
            </th>
            {cells.map((cell) => (
              <MatrixCell key={cell.count} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MatrixCell({ cell: { count, cost, more } }: { cell: Cell }) {
  return (
    <td className={clsx(more === 0 && css.cheapest)} data-label={count === 1 ? '1 проверка' : String(count)}>
      <b>{roubles(cost.total)}</b>
      <small>
        <span className={css.formula}>{formulaOf(cost)}</span>
        {more === 0 ? 'дешевле всех' : `на ${roubles(more)} дороже`}
      </small>
    </td>
  )
}

/** «490 + 10 × 449»: how the sum is made. */
function formulaOf({ subscription, steps }: ChecksCost): string {
  const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
  const terms = steps.map(({ count, unitPrice }) =>
    count === 1 && (subscription > 0 || steps.length > 1)
      ? number.format(unitPrice)
      : `${count}\u00a0×\u00a0${number.format(unitPrice)}`,
  )
  return [...(subscription > 0 ? [number.format(subscription)] : []), ...terms].join(' + ')
}
