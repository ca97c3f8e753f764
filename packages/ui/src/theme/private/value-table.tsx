import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box.tsx'
import * as css from './specimen.css.ts'

interface ValueTableProps {
  title: string
  values: Readonly<Record<string, string | number>>
  /** The value as it looks. */
  show?: (value: string) => ReactNode
}

/** Tokens of one kind by name, with the value and its look. */
export function ValueTable({ title, values, show }: ValueTableProps) {
  return (
    <ScrollBox label={title}>
      <table className={css.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Токен</th>
            <th scope="col">Значение</th>
            {show && <th scope="col">Вид</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              {show && <td>{show(String(value))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
