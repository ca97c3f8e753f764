import type { Ref } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import * as css from './cookie-banner.css.ts'

export interface CookieBannerProps {
  /** Takes the focus when the question was asked for. */
  ref?: Ref<HTMLElement>
  privacyHref: string
  onAccept: () => void
  onRefuse: () => void
}

/**
 * Consent to counters and to cookies of partners' links: refusing is as easy as accepting (UI-054..056, LAW-05). It does not cover input: it is hidden
 * while a field has the focus, and on a low screen, where a keyboard may be open, it is part of the page instead of
 * overlaying it, as beside the sum of an order. On a phone it takes at most 96 px.
 */
export function CookieBanner({ ref, privacyHref, onAccept, onRefuse }: CookieBannerProps) {
  return (
    <section ref={ref} tabIndex={-1} className={css.banner} aria-label="Согласие на cookie">
      <p className={css.words}>
        Разрешите считать переходы?
        <span className={css.more}>
          {' '}
          Это cookie счетчиков и меток партнеров: без них сайт работает так же.
        </span>{' '}
        <Link href={privacyHref}>Подробнее</Link>
      </p>
      <div className={css.actions}>
        <Button size="s" onClick={onAccept}>
          Принять
        </Button>
        <Button size="s" variant="secondary" onClick={onRefuse}>
          Только необходимые
        </Button>
      </div>
    </section>
  )
}
