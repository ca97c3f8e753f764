import { TONE_WORDS } from '@proverka/domain/reports'
import { DemoLabel } from '@proverka/ui/report'
import { ResultWord } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { LandingSubject, MonthResult } from './landing-content.ts'
import * as css from './subjects.css.ts'

const RESULTS: { readonly [result in MonthResult]: readonly [tone: ResultTone, word: string] } = {
  found: ['red', TONE_WORDS.red],
  attention: ['orange', 'Требует внимания'],
  clear: ['green', TONE_WORDS.green],
  silent: ['grey', TONE_WORDS.grey],
}

/** A month of an invented department: each cell is a report with its result. */
export function MonthCells({ title, note, reports }: Extract<LandingSubject, { kind: 'month' }>) {
  return (
    <>
      <h2 className={clsx(text.h3, css.cellsTitle)}>{title}</h2>
      <ul className={css.cells}>
        {reports.map(({ what, result }) => {
          const [tone, word] = RESULTS[result]
          return (
            <li key={what} className={css.cell}>
              <b className={css.cellName}>{what}</b>
              <span className={css.cellSource}>
                <ResultWord tone={tone}>{word}</ResultWord>
              </span>
            </li>
          )
        })}
      </ul>
      <p className={css.note}>{note}</p>
      <DemoLabel />
    </>
  )
}
