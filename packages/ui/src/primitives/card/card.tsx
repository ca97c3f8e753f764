import { clsx } from 'clsx'
import type { MouseEventHandler, ReactNode } from 'react'
import { text } from '../../theme/text.css.ts'
import { Anchor } from '../link/link-context.tsx'
import * as css from './card.css.ts'

export interface CardProps {
  title: ReactNode
  /** Rank of the title in the outline of the page. */
  level?: 2 | 3 | 4
  /** Makes the whole card one link, named by its title. */
  href?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  /** Date, category, badge: one line above the title. */
  top?: ReactNode
  /** A picture across the card, cut to 16 : 9. */
  picture?: ReactNode
  children?: ReactNode
  /** Below the line: price, actions. Can be pressed apart from the card. */
  foot?: ReactNode
}

/** One of several similar items: an article, a review, a report. */
export function Card({ title, level = 3, href, onClick, top, picture, children, foot }: CardProps) {
  const Title = `h${level}` as const
  return (
    <article className={clsx(css.card, href !== undefined && css.live)}>
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.body}>
        {top && <div className={css.top}>{top}</div>}
        <Title className={text.h3}>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} onClick={onClick} className={css.link}>
              {title}
            </Anchor>
          )}
        </Title>
        {children && <div className={css.words}>{children}</div>}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  )
}

/** Cards of one size in as many columns as the width has room for. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
