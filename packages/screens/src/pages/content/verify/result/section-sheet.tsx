import type { SectionCheck, SectionState } from '@proverka/report-proof'
import { ResultMark } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cuts } from '../verify.css.ts'
import * as css from './result.css.ts'

interface SectionSheetProps {
  readonly sections: readonly SectionCheck[]
  readonly children: ReactNode
}

/** The document as a sheet of stripes, one for each section: exactly the one that was changed is red. */
export function SectionSheet({ sections, children }: SectionSheetProps) {
  return (
    <div className={clsx(sections.length > 0 && css.sheetAndWords)}>
      {sections.length > 0 && (
        <ol className={css.sheet} aria-label="Разделы отчета">
          {sections.map(({ id, title, state }, index) => (
            <li key={id} className={clsx(css.stripe, css.stripeOf[state])}>
              <span className={css.stripeNumber}>{index + 1}</span>
              <b className={css.stripeTitle}>{title}</b>
              <StateMark state={state} isOnFill />
            </li>
          ))}
        </ol>
      )}
      <div className={css.words}>{children}</div>
    </div>
  )
}

interface StateMarkProps {
  readonly state: SectionState
  /** A changed section is a red stripe there: its mark takes the colour of the words. */
  readonly isOnFill?: boolean
}

/** The state of a section as a mark and, unless all is well, a word. */
export function StateMark({ state, isOnFill = false }: StateMarkProps) {
  const { tone, words } = STATES[state]
  return (
    <span className={css.state}>
      <ResultMark
        tone={tone}
        size={18}
        {...(isOnFill && state === 'changed' && { inherit: true, cut: cuts.red })}
      />
      <span className={clsx(state === 'unchanged' && css.said)}>{words}</span>
    </span>
  )
}

const STATES = {
  unchanged: { tone: 'green', words: 'не изменен' },
  hidden: { tone: 'grey', words: 'скрыт' },
  changed: { tone: 'red', words: 'изменен' },
  uncertain: { tone: 'orange', words: 'изменен или скрыт' },
} as const
