import { clsx } from 'clsx'
import * as css from './skeleton.css.ts'

export interface SkeletonLineProps {
  variant?: keyof typeof css.variant
  className?: string | undefined
}

/** One grey line or block where something will stand; silent, its surroundings say that they load. */
export function SkeletonLine({ variant = 'text', className }: SkeletonLineProps) {
  return <span className={clsx(css.line, css.variant[variant], className)} />
}
