import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Container } from '../container/container.tsx'
import { NavAction, navKey } from '../header/nav-item.tsx'
import type { NavItem } from '../header/nav-item.tsx'
import { Logo } from '../logo/logo.tsx'
import type { LogoProps } from '../logo/logo.tsx'
import { keptWhole } from '../../theme/text.css.ts'
import * as css from './footer.css.ts'

export interface FooterSection {
  title: string
  /** Makes the section a target of links. */
  id?: string
  items: readonly NavItem[]
}

export interface FooterProps {
  logo: Omit<LogoProps, 'onDeep'>
  /** One sentence about the service. */
  about: ReactNode
  sections: readonly FooterSection[]
  support: { title: string; email: string; note?: ReactNode }
  /** Operator with its numbers and address. */
  operator: ReactNode
  /** What the service is not. */
  disclaimer?: ReactNode
  /** Offer, privacy, cookie settings, API docs. */
  legal: readonly NavItem[]
  /** Leaves room for the bottom bar of a phone. */
  aboveBar?: boolean
}

/** The dark foot of every page (UI-029..033). */
export function Footer({
  logo,
  about,
  sections,
  support,
  operator,
  disclaimer,
  legal,
  aboveBar,
}: FooterProps) {
  return (
    <footer className={clsx(css.footer, aboveBar && css.withBar)}>
      <Container>
        <div className={css.top}>
          <div className={css.whole}>
            <Logo {...logo} onDeep />
            <p className={css.about}>{about}</p>
          </div>
          {sections.map(({ title, id, items }) => (
            <nav key={title} id={id} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={navKey(item)} className={css.item}>
                    <NavAction item={item} className={css.link}>
                      {item.label}
                    </NavAction>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={css.whole}>
            <h2 className={css.title}>{support.title}</h2>
            <a href={`mailto:${support.email}`} className={clsx(css.email, keptWhole)}>
              {support.email}
            </a>
            {support.note && <p className={css.help}>{support.note}</p>}
          </div>
        </div>
        <div className={css.bottom}>
          <p>{operator}</p>
          <div>
            {disclaimer && <p>{disclaimer}</p>}
            <ul className={css.legal}>
              {legal.map((item) => (
                <li key={navKey(item)}>
                  <NavAction item={item} className={css.legalLink}>
                    {item.label}
                  </NavAction>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </footer>
  )
}
