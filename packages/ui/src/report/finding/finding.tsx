import { REPORT_LABELS } from '@proverka/domain/views'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import { ResultBadge } from '../../primitives/result/result-badge.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import { SourceStamp } from '../../primitives/source-stamp/source-stamp.tsx'
import * as css from './finding.css.ts'

export interface FindingProps {
  id?: string
  title: string
  tone: ResultTone
  /** The answer in words: «Найдено 1». */
  word?: string
  source?: ReactNode
  /** When the source answered. */
  time?: ReactNode
  children: ReactNode
}

/** One question of a report with its answer, source and time. */
export function Finding({ id, title, tone, word, source, time, children }: FindingProps) {
  return (
    <article id={id} className={clsx(css.finding, css.tone[tone])}>
      <header className={css.head}>
        <h2 className={text.h3}>{title}</h2>
        <ResultBadge tone={tone}>{word}</ResultBadge>
        {source && time && (
          <div className={css.stamp}>
            <SourceStamp source={source}>{time}</SourceStamp>
          </div>
        )}
      </header>
      <div className={css.body}>{children}</div>
    </article>
  )
}

export interface MeaningProps {
  meaning: ReactNode
  /** Article of the law. */
  law?: ReactNode
  whatToDo: ReactNode
}

/** What the record means and what to do about it, in plain words. */
export function Meaning({ meaning, law, whatToDo }: MeaningProps) {
  return (
    <div className={css.meaning}>
      <div className={css.part}>
        <p className={css.partTitle}>{REPORT_LABELS.meaning}</p>
        <div>{meaning}</div>
        {law && <p className={css.law}>{law}</p>}
      </div>
      <div className={css.part}>
        <p className={css.partTitle}>{REPORT_LABELS.whatToDo}</p>
        <div>{whatToDo}</div>
      </div>
    </div>
  )
}
