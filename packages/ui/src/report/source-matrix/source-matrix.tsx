import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import * as css from './source-matrix.css.ts'

export interface SourceColumn {
  id: string
  name: string
  /** The day of its document, ready for reading. */
  day: string
}

export interface SourceAnswer {
  value: ReactNode
  /** Its own day, where it is not that of the document. */
  note?: ReactNode
}

export interface SourceMatrixRow {
  label: string
  /** By the id of the source; one that is missing does not tell. */
  answers: Readonly<Record<string, SourceAnswer | undefined>>
  /** The source whose answer counts. */
  shown: string
  /** `single`: no other source answers; `differ`: the answers named in `differing` are not those of the others. */
  verdict: 'single' | 'agree' | 'differ'
  differing: readonly string[]
  /** What it comes to: «Сходится», «Расходится на 12 м²». */
  words: ReactNode
}

export interface SourceMatrixProps {
  label: string
  sources: readonly SourceColumn[]
  rows: readonly SourceMatrixRow[]
}

/**
 * What each source says of each fact, side by side. A bar connects answers that agree and breaks where they differ; hatching
 * is a source that does not tell. On a phone rows without a difference are folded to their value.
 */
export function SourceMatrix({ label, sources, rows }: SourceMatrixProps) {
  return (
    <table className={css.table} aria-label={label}>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.cornerHead}>
            Сведение
          </th>
          {sources.map(({ id, name, day }) => (
            <th key={id} scope="col" className={css.columnHead}>
              {name}
              <span className={css.day}>{day}</span>
            </th>
          ))}
          <th scope="col" className={css.cornerHead}>
            Вместе
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <Row key={row.label} row={row} sources={sources} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, sources }: { row: SourceMatrixRow; sources: readonly SourceColumn[] }) {
  const { label, answers, shown, verdict, differing, words } = row
  const isFolded = verdict !== 'differ'
  const told = sources.filter(({ id }) => answers[id])
  return (
    <tr className={clsx(css.row, isFolded && css.folded)}>
      <th scope="row" className={css.label}>
        {label}
      </th>
      {sources.map(({ id, name }) => {
        const answer = answers[id]
        return (
          <td
            key={id}
            data-source={name}
            className={clsx(
              css.cell,
              !answer && css.silent,
              answer && verdict === 'agree' && css.joined,
              differing.includes(id) && css.differs,
              id === shown && css.shown,
            )}
          >
            {answer ? (
              <span>
                {answer.value}
                {answer.note && <span className={css.note}>{answer.note}</span>}
              </span>
            ) : (
              <span className={css.silence}>не сообщает</span>
            )}
          </td>
        )
      })}
      <td className={css.together}>
        <span className={css.verdict}>
          {verdict !== 'single' && <ResultMark tone={verdict === 'agree' ? 'green' : 'orange'} size={17} />}
          <span>{words}</span>
        </span>
        {isFolded && (
          <span className={css.names}>
            {told.map(({ id, name }, at) => (
              <Fragment key={id}>{at > 0 ? `, ${name}` : name}</Fragment>
            ))}
          </span>
        )}
      </td>
    </tr>
  )
}
