import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { SkeletonLine } from './skeleton-line.tsx'
import * as css from './skeleton.css.ts'

/** Shapes of loading content. */
export type SkeletonShape = 'text' | 'rows' | 'facts' | 'head' | 'card' | 'orders'

export interface SkeletonProps {
  shape?: SkeletonShape
  /** How many lines, facts or orders. */
  lines?: number
  label?: string
}

const drawings: Record<SkeletonShape, (key: number) => ReactNode> = {
  text: (key) => <SkeletonLine key={key} className={css.text} />,
  rows: (key) => <SkeletonLine key={key} variant="row" />,
  facts: (key) => (
    <span key={key} className={css.fact}>
      <SkeletonLine variant="label" />
      <SkeletonLine />
    </span>
  ),
  head: (key) => (
    <span key={key} className={css.stack}>
      <SkeletonLine variant="label" />
      <SkeletonLine variant="hero" />
      <SkeletonLine />
    </span>
  ),
  card: (key) => (
    <span key={key} className={css.card}>
      <SkeletonLine variant="title" />
      <SkeletonLine />
      <SkeletonLine variant="control" />
    </span>
  ),
  orders: (key) => (
    <span key={key} className={css.order}>
      <span className={css.stack}>
        <SkeletonLine variant="label" />
        <SkeletonLine variant="title" />
        <SkeletonLine />
      </span>
      <span className={css.stack}>
        <span className={css.parts}>
          <SkeletonLine variant="label" />
          <SkeletonLine variant="badge" />
        </span>
        <span className={css.parts}>
          <SkeletonLine variant="label" />
          <SkeletonLine variant="badge" />
        </span>
      </span>
    </span>
  ),
}

/** Holds the place of what is being loaded, in its own shape, so that nothing jumps. */
export function Skeleton({ shape = 'text', lines = 3, label = 'Загружаем' }: SkeletonProps) {
  return (
    <div className={shape === 'facts' ? css.facts : css.block} role="status">
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: lines }, (_, i) => drawings[shape](i))}
    </div>
  )
}
