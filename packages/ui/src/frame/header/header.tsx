import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { button, variant, size } from '../../primitives/button/button.css.ts'
import { Container } from '../container/container.tsx'
import { Logo } from '../logo/logo.tsx'
import type { LogoProps } from '../logo/logo.tsx'
import { Dropdown } from './dropdown.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavAction, navKey } from './nav-item.tsx'
import { UserMenu } from './user-menu.tsx'
import type { HeaderUser } from './user-head.tsx'
import type { NavItem } from './nav-item.tsx'
import * as css from './header.css.ts'

export interface HeaderProps {
  logo: Omit<LogoProps, 'onDeep'>
  /** The small search bar of search pages. */
  search?: ReactNode
  nav: readonly NavItem[]
  /** Links at the right, before the button: «Мои заказы». */
  links?: readonly NavItem[]
  /** «Войти»; left out for a logged-in user. */
  login?: NavItem
  user?: HeaderUser
}

const userButton = clsx(button, variant.secondary, size.s)

function NavEntry({ item }: { item: NavItem }) {
  if (item.items) return <Dropdown label={item.label} items={item.items} className={css.link} />
  return (
    <NavAction item={item} className={css.link}>
      {item.label}
    </NavAction>
  )
}

/** The head of every page; menus are native disclosures and links are links, so it needs no script. */
export function Header({ logo, search, nav, links = [], login, user }: HeaderProps) {
  return (
    <header className={css.header}>
      <Container className={css.inner}>
        <Logo {...logo} />
        {search && <div className={css.search}>{search}</div>}
        <nav className={css.nav} aria-label="Основное">
          <ul className={css.list}>
            {nav.map((item) => (
              <li key={navKey(item)}>
                <NavEntry item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.right}>
          {links.map((item) => (
            <span key={navKey(item)} className={css.wideOnly}>
              <NavEntry item={item} />
            </span>
          ))}
          {user && <UserMenu user={user} />}
          {login && !user && (
            <NavAction item={login} className={userButton}>
              {login.label}
            </NavAction>
          )}
          <MobileMenu items={[...nav, ...links]} user={user} />
        </div>
      </Container>
    </header>
  )
}
