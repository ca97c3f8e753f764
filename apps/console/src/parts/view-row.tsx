import { Anchor } from '@proverka/ui/primitives'
import * as css from './view-row.css.ts'

interface View {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** How much is in it; absent where that is not counted. */
  readonly count?: number | undefined
}

/** The views of a list; each is an address. */
export function ViewRow({ views, label: name = 'Виды' }: { views: readonly View[]; label?: string }) {
  return (
    <nav className={css.row} aria-label={name}>
      {views.map(({ label, href, isCurrent, count }) => (
        <Anchor key={label} className={css.view} href={href} {...(isCurrent && { 'aria-current': 'page' })}>
          {label} {count !== undefined && <span className={css.count}>{count.toLocaleString('ru')}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
