import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './skeleton.css.ts'

const widths = ['62%', '88%', '74%', '46%', '80%']

export interface SkeletonProps {
  lines?: number
  /** Height of a line in px. */
  height?: number
  label?: string
}

/** Holds the place of text that is being loaded, so that nothing jumps. */
export function Skeleton({ lines = 3, height = 14, label = 'Загружаем' }: SkeletonProps) {
  return (
    <div className={css.block} role="status">
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} className={css.line} style={{ width: widths[i % widths.length], height }} />
      ))}
    </div>
  )
}
