import type { ReactNode } from 'react'
import * as css from './below-fold.css.ts'

/**
 * A stretch of a long page that starts below the first screen, and the foot of every page. It is laid out when the visitor
 * comes near it or when the brand's face is there (`start/boot/lay-out-rest.ts`): laid out earlier, it would be laid out
 * twice, and the second time, with the whole page at once, keeps a slow phone busy for a tenth of a second.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return (
    <div className={css.below} data-below>
      {children}
    </div>
  )
}
