import { TONE_WORDS } from '@proverka/domain/reports'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ResultMark } from './result-mark.tsx'
import type { ResultTone } from './result-mark.tsx'
import * as css from './result.css.ts'

export interface ResultBadgeProps {
  tone: ResultTone
  /** The answer in words; the tone's own word without it. */
  children?: ReactNode
  onDeep?: boolean
}

/** An answer as shape, colour and word on a solid fill. */
export function ResultBadge({ tone, children, onDeep }: ResultBadgeProps) {
  return (
    <span className={clsx(css.badge, css.fill[tone], onDeep && tone === 'grey' && css.greyOnDeep)}>
      <ResultMark tone={tone} size={18} inherit cut={css.cuts[tone]} />
      {children ?? TONE_WORDS[tone]}
    </span>
  )
}

/** The quieter form for rows: mark and coloured word on paper. */
export function ResultWord({ tone, children }: Omit<ResultBadgeProps, 'onDeep'>) {
  return (
    <span className={clsx(css.inline, css.onPaper[tone])}>
      <ResultMark tone={tone} size={16} />
      {children ?? TONE_WORDS[tone]}
    </span>
  )
}
