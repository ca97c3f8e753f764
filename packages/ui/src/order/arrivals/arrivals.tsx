import type { ReactNode } from 'react'
import * as css from './arrivals.css.ts'

export interface Arrival {
  /** «до 14:50». */
  when: string
  what: ReactNode
  detail?: ReactNode
  /** «письмом». */
  where: ReactNode
}

/** What comes, when and where to: a schedule that is read line by line. */
export function Arrivals({ arrivals }: { arrivals: readonly Arrival[] }) {
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.headCell}>
            Когда
          </th>
          <th scope="col" className={css.headCell}>
            Что
          </th>
          <th scope="col" className={css.headCell}>
            Куда
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>
        {arrivals.map(({ when, what, detail, where }) => (
          <tr key={when} className={css.row}>
            <th scope="row" className={css.when}>
              {when}
            </th>
            <td className={css.cell}>
              {what}
              {detail && <small className={css.detail}>{detail}</small>}
            </td>
            <td className={css.where}>{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
