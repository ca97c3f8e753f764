import { clsx } from 'clsx'
import * as css from './skeleton.css.ts'

export interface SkeletonLineProps {
  look?: keyof typeof css.look
  className?: string | undefined
}

/** One grey line or block where something will stand; silent, its surroundings say that they load. */
export function SkeletonLine({ look = 'text', className }: SkeletonLineProps) {
  return <span className={clsx(css.line, css.look[look], className)} />
}
