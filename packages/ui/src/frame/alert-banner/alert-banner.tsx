import type { ReactNode } from 'react'
import { Container } from '../container/container.tsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import * as css from './alert-banner.css.ts'

export interface AlertBannerProps {
  /** Bold, before the text. */
  heading?: string | undefined
  children: ReactNode
  href?: string
}

/** A message for the whole site, above the header (UI-057..060). */
export function AlertBanner({ heading, children, href }: AlertBannerProps) {
  return (
    <div className={css.banner} role="region" aria-label="Объявление">
      <Container className={css.inner}>
        <p className={css.words}>
          {heading && <strong className={css.heading}>{heading}</strong>} {children}
        </p>
        {href && (
          <Anchor href={href} className={css.more}>
            Подробнее
          </Anchor>
        )}
      </Container>
    </div>
  )
}
