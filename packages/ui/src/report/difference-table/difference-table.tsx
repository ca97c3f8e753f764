import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './difference-table.css.ts'

/** What one of two reports says; `isUnknown`: the words say why it says nothing. */
export interface DifferenceAnswer {
  readonly words: string
  readonly isUnknown?: true
}

/** One question in two reports. */
export interface DifferenceTableRow {
  readonly what: string
  readonly before: DifferenceAnswer
  readonly now: DifferenceAnswer
  readonly state: 'changed' | 'same' | 'incomparable'
  /** «Изменилось.» */
  readonly stateWords: string
  readonly meaning: string
}

export interface DifferenceTableProps {
  readonly caption: string
  readonly beforeTitle: string
  readonly nowTitle: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly rows: readonly DifferenceTableRow[]
  }[]
}

/** Two reports question by question: an arrow where the answer changed, a line where it is the same, a break where one is missing. */
export function DifferenceTable({ caption, beforeTitle, nowTitle, sections }: DifferenceTableProps) {
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={css.heads}>
        <tr>
          <th scope="col" className={css.head.what}>
            Что
          </th>
          <th scope="col" className={css.head.day}>
            {beforeTitle}
          </th>
          <td className={css.head.bridge} aria-hidden="true">
            <i />
          </td>
          <th scope="col" className={css.head.day}>
            {nowTitle}
          </th>
          <th scope="col" className={css.head.meaning}>
            Что это значит
          </th>
        </tr>
      </thead>
      {sections.map(({ id, title, rows }) => (
        <tbody key={id} className={css.body}>
          <tr className={css.groupRow}>
            <th scope="colgroup" colSpan={5} className={css.group}>
              {title}
            </th>
          </tr>
          {rows.map((row, index) => (
            <Row key={`${row.what} ${index}`} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row: { what, before, now, state, stateWords, meaning } }: { row: DifferenceTableRow }) {
  return (
    <tr className={css.row} data-state={state}>
      <th scope="row" className={css.what}>
        {what}
      </th>
      <td className={css.before[state]}>
        <Answer answer={before} />
      </td>
      <td className={css.bridgeCell} aria-hidden="true">
        <i className={css.bridges[state]} />
      </td>
      <td className={css.now[state]}>
        <Answer answer={now} />
      </td>
      <td className={css.meaning[state]}>
        {state === 'same' ? (
          <span className={visuallyHidden}>{stateWords}</span>
        ) : (
          <b className={css.state[state]}>{stateWords}</b>
        )}{' '}
        {meaning}
      </td>
    </tr>
  )
}

const Answer = ({ answer: { words, isUnknown } }: { answer: DifferenceAnswer }) =>
  isUnknown ? <span className={css.unknown}>{words}</span> : words
