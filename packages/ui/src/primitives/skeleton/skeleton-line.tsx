import { clsx } from 'clsx'
import * as css from './skeleton.css.ts'

export interface SkeletonLineProps {
  variant?: keyof typeof css.variant
  className?: string | undefined
}

/** One grey line or block in place of content; hidden from screen readers, its container announces the loading. */
export function SkeletonLine({ variant = 'text', className }: SkeletonLineProps) {
  return <span className={clsx(css.line, css.variant[variant], className)} />
}
