import type { SectionCheck, SectionState } from '@proverka/report-proof'
import { ResultMark } from '@proverka/ui/primitives'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
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
              <StateMark state={state} />
            </li>
          ))}
        </ol>
      )}
      <div className={css.words}>{children}</div>
    </div>
  )
}

/** The state of a section as a mark and, unless all is well, a word. */
export function StateMark({ state }: { readonly state: SectionState }) {
  const { tone, words } = STATES[state]
  return (
    <span className={css.state}>
      <ResultMark tone={tone} size={18} inherit={state === 'changed'} />
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
