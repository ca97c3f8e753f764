import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts'
import { Anchor } from '../link/link-context.tsx'
import { pageList, shownRange } from './page-list.ts'
import * as css from './pagination.css.ts'

interface PageLinks {
  /** Address of a page: each number is a real link, works before any script and can be opened in a new tab. */
  hrefOf: (page: number) => string
  onChoose?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
}

export interface PaginationProps extends PageLinks {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  /** Names the row where a page has two. */
  label?: string
}

/** Pages of a long list, and which part of it shows. */
export function Pagination({ page, pageSize, total, label = 'Страницы', ...links }: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize))
  return (
    <nav className={css.nav} aria-label={label}>
      <p className={css.range}>{shownRange(page, pageSize, total)}</p>
      {count > 1 && (
        <ul className={css.list}>
          <li>
            <Step to={page - 1} count={count} icon={ChevronLeftIcon} label="Предыдущая страница" {...links} />
          </li>
          <li className={css.compact}>
            {page} из {count}
          </li>
          {pageList(page, count).map((mark, i) => (
            // A gap has no number; the row is redrawn as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} className={css.number}>
              {mark === 'gap' ? (
                <span className={css.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <PageLink to={mark} label={`Страница ${mark}`} current={mark === page} {...links}>
                  {mark}
                </PageLink>
              )}
            </li>
          ))}
          <li>
            <Step to={page + 1} count={count} icon={ChevronRightIcon} label="Следующая страница" {...links} />
          </li>
        </ul>
      )}
    </nav>
  )
}

interface PageLinkProps extends PageLinks {
  to: number
  label: string
  current?: boolean
  children: ReactNode
}

function PageLink({ to, label, current, hrefOf, onChoose, children }: PageLinkProps) {
  return (
    <Anchor
      href={hrefOf(to)}
      onClick={(event) => onChoose?.(to, event)}
      className={css.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Anchor>
  )
}

interface StepProps extends Omit<PageLinkProps, 'children'> {
  count: number
  icon: LucideIcon
}

/** One page on or back; at the ends it is no link but keeps its place. */
function Step({ count, icon, ...link }: StepProps) {
  const arrow = <Icon icon={icon} />
  if (link.to < 1 || link.to > count) return <span className={css.off}>{arrow}</span>
  return <PageLink {...link}>{arrow}</PageLink>
}
