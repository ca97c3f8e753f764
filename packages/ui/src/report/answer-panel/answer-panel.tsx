import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { cuts, fill } from '../../primitives/result/result.css.ts'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import * as css from './answer-panel.css.ts'

export interface AnswerPanelProps {
  tone: ResultTone
  /** The answer in words. */
  title: ReactNode
  /** What it means and what to do. */
  children: ReactNode
  /** Who answered and when. */
  stamp: ReactNode
}

/** One answer, large, where it was asked for. */
export function AnswerPanel({ tone, title, children, stamp }: AnswerPanelProps) {
  return (
    <div className={clsx(css.panel, fill[tone], css.onFill[tone])}>
      <span className={css.mark}>
        <ResultMark tone={tone} size={26} inherit cut={cuts[tone]} />
      </span>
      <p className={css.title}>{title}</p>
      <div className={clsx(css.text, css.second)}>{children}</div>
      <div className={clsx(css.stamp, css.second)}>{stamp}</div>
    </div>
  )
}
