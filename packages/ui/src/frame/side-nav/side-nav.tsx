import { TONE_WORDS } from '@proverka/domain/reports'
import { clsx } from 'clsx'
import type { MouseEventHandler } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Anchor } from '../../primitives/link/link-context.tsx'
import { ResultMark } from '../../primitives/result/result-mark.tsx'
import type { ResultTone } from '../../primitives/result/result-mark.tsx'
import * as css from './side-nav.css.ts'

export interface SideNavItem {
  href: string
  label: string
  tone?: ResultTone
  /** The answer in words for screen readers; the tone's own word without it. */
  word?: string
  count?: number
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Sections of a report with the mark of each; a strip on a phone (UI-061). */
export function SideNav({
  label = 'Разделы отчета',
  items,
}: {
  label?: string
  items: readonly SideNavItem[]
}) {
  const hasMarks = items.some(({ tone }) => tone !== undefined)
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list}>
        {items.map(({ href, label: title, tone, word, count, current, onClick }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={clsx(css.link, !hasMarks && css.wordsAlone)}
              aria-current={current ? 'true' : undefined}
              onClick={onClick}
            >
              {tone ? <ResultMark tone={tone} size={16} /> : hasMarks && <span className={css.blank} />}
              <span>
                {title}
                {tone && <span className={visuallyHidden}>— {(word ?? TONE_WORDS[tone]).toLowerCase()}</span>}
              </span>
              <span className={css.count}>{count}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
