import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import * as css from './conclusion.css.ts'

export interface ConclusionProps {
  id?: string
  title: ReactNode
  /** Colour of the verdict; it comes with its word. */
  tone?: ResultTone
  word?: string
  children: ReactNode
  /** What would change the conclusion. */
  condition?: ReactNode
  adviceTitle?: string
  advice?: readonly string[]
}

/** The conclusion of a report in plain words, with what to do before the deal. */
export function Conclusion({
  id,
  title,
  tone,
  word,
  children,
  condition,
  adviceTitle = 'До сделки',
  advice = [],
}: ConclusionProps) {
  return (
    <section id={id} className={clsx(css.conclusion, tone && css.tone[tone])}>
      <div>
        {tone && (
          <p className={css.mark}>
            <ResultBadge tone={tone}>{word}</ResultBadge>
          </p>
        )}
        <h2 className={css.title}>{title}</h2>
        <div>{children}</div>
        {condition && <div className={css.condition}>{condition}</div>}
      </div>
      {advice.length > 0 && (
        <div className={css.advice}>
          <h3 className={css.adviceTitle}>{adviceTitle}</h3>
          <ol className={css.list}>
            {advice.map((line) => (
              <li key={line} className={css.item}>
                {line}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
