/// <reference path="./css.d.ts" />
import type { ReactNode } from 'react'
import './below-fold.css'

/**
 * A stretch of a long page that starts below the first screen, and the foot of every page. It is laid out when the visitor
 * comes near it or when the page's own font is there (`boot/lay-out-rest.ts`): laid out earlier, it would be laid out
 * twice, and the second time, with the whole page at once, keeps a slow phone busy for a tenth of a second.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <div data-below>{children}</div>
}
