import { REPORT_LABELS } from '@proverka/domain/views'
import { clsx } from 'clsx'
import type { HTMLAttributes } from 'react'
import * as css from './sheet.css.ts'

/** A document lying on the page: hairline frame and registration crosses at the corners. */
export function Sheet({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx(css.sheet, className)} />
}

/** The one line that may be set in capitals: everything below it is invented. */
export function DemoLabel() {
  return <p className={css.demo}>{REPORT_LABELS.demo}</p>
}
