import type { ReactNode } from 'react'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './side-by-side.css.ts'

/** What one side says to a question. */
export interface SideBySideCell {
  readonly words: string
  readonly note: string
  readonly tone?: ResultTone
  /** The side has no answer: it is shown as unknown and never in the colour of a result. */
  readonly isUnknown?: true
  /** How the answer can be had. */
  readonly action?: ReactNode
}

export interface SideBySideRow {
  readonly what: string
  readonly cells: readonly [SideBySideCell, SideBySideCell]
}

export interface SideBySideProps {
  readonly caption: string
  /** Absent where a table above has named the sides. */
  readonly heads?: readonly {
    readonly letter: string
    readonly name: string
    readonly lines: readonly string[]
  }[]
  readonly sections: readonly {
    readonly id: string
    readonly title?: string
    readonly rows: readonly SideBySideRow[]
  }[]
}

/** Two things beside one another, question by question; on a phone each question has its own line above both answers. */
export function SideBySide({ caption, heads, sections }: SideBySideProps) {
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      {heads && (
        <thead className={css.block}>
          <tr className={css.heads}>
            <td className={css.corner}>
              <span className={visuallyHidden}>Вопрос</span>
            </td>
            {heads.map(({ letter, name, lines }) => (
              <th key={letter} scope="col" className={css.head}>
                <span className={css.letter}>{letter}</span>
                <span className={css.name}>{name}</span>
                {lines.map((line) => (
                  <span key={line} className={css.line}>
                    {line}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {sections.map(({ id, title, rows }) => (
        <tbody key={id} className={css.block}>
          {title && (
            <tr className={css.block}>
              <th scope="colgroup" colSpan={3} className={css.group}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ what, cells }) => (
            <tr key={what} className={css.row}>
              <th scope="row" className={css.what}>
                {what}
              </th>
              {cells.map((cell, place) => (
                <Cell key={place === 0 ? 'one' : 'other'} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Cell({ cell: { words, note, tone, isUnknown, action } }: { cell: SideBySideCell }) {
  return (
    <td className={css.cells[isUnknown ? 'plain' : (tone ?? 'plain')]} data-unknown={isUnknown}>
      {isUnknown ? (
        <span className={css.unknown}>{words}</span>
      ) : (
        <span className={css.words}>
          {tone && (
            <span className={css.mark}>
              <ResultMark tone={tone} size={16} />
            </span>
          )}
          <span>{words}</span>
        </span>
      )}
      {note && <span className={css.note}>{note}</span>}
      {action && <span className={css.action}>{action}</span>}
    </td>
  )
}
