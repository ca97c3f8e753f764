import type { ReactNode } from 'react'
import * as css from './phone-fold.css.ts'

/** What a wide page shows at once, and a narrow one behind a press: it was said shorter above. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary className={css.title}>{title}</summary>
      {children}
    </details>
  )
}
