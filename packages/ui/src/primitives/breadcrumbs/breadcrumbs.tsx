import { Anchor } from '../link/link-context.tsx'
import * as css from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  /** Absent for the page itself. */
  href?: string
}

/** The path to the page in the site. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Путь">
      <ol className={css.list}>
        {crumbs.map(({ label, href }) => (
          <li key={label} className={css.item}>
            {href ? (
              <Anchor href={href} className={css.link}>
                {label}
              </Anchor>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
