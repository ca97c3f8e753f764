import { formatMoney } from '@proverka/domain'
import {
  buildPath,
  headerMenu,
  servedEntries,
  showsHeaderSearch,
  userMenu,
} from '@proverka/domain/navigation'
import { Header } from '@proverka/ui/frame'
import type { HeaderUser, NavItem } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { useAppFacts } from '../../runtime/brand/brand-context.ts'
import { hasPageSearchAtom } from '../../runtime/page/page-search.ts'
import { useHeaderSearch, usePageName } from '../../runtime/navigation/hooks.ts'
import { openDialog } from '../../runtime/dialogs/stack.ts'
import { accountFactsAtom, needsPasswordAtom, visitorAtom } from '../../runtime/session/state.ts'
import type { Visitor } from '../../runtime/session/state.ts'
import { loadPart } from '../../runtime/page/load-part.ts'
import { navItemOf } from '../../runtime/navigation/nav-item-of.ts'
import { useSite } from '../../runtime/brand/use-site.ts'

const loadRoleName = loadPart(async () => (await import('../../runtime/brand/role-name.tsx')).RoleName)

/** The head of every page: the site's menu for the visitor, only with links to pages that are served (UI-007..027). */
export function SiteHeader() {
  const { brand, served } = useAppFacts()
  const site = useSite()
  const visitor = useAtomValue(visitorAtom)
  const hasPageSearch = useAtomValue(hasPageSearchAtom)
  const needsPassword = useAtomValue(needsPasswordAtom)
  const page = usePageName()
  const HeaderSearch = useHeaderSearch()
  const { pathname } = useLocation()
  const isUser = visitor.kind === 'user'
  const hasAiReport = useAtomValue(accountFactsAtom)?.hasAiReport ?? false
  const menu = servedEntries(headerMenu(site, { isSignedIn: isUser, hasAiReport }), served)
  const nav: NavItem[] = []
  const links: NavItem[] = []
  let login: NavItem | undefined
  for (const entry of menu) {
    const item = navItemOf(entry, page)
    if ('action' in entry && entry.action === 'sign-in') login = item
    else if ('route' in entry && entry.route === 'user-orders') links.push(item)
    else nav.push(item)
  }
  return (
    <Header
      logo={{ shape: brand.logoShape, name: brand.name, note: brand.tagline }}
      nav={nav}
      links={links}
      {...(login && { login })}
      {...(showsHeaderSearch(site, page) &&
        !hasPageSearch &&
        HeaderSearch && { search: <HeaderSearch key={pathname} size="s" /> })}
      {...(isUser && { user: headerUser(visitor, site.isFiz, served, needsPassword) })}
    />
  )
}

/** While there is no own password: the settings are one more place for it, not the only one (SEC-03). */
const SET_PASSWORD: NavItem = {
  label: 'Задать пароль',
  onClick: () => openDialog({ kind: 'set-password' }),
}

function UserRole({ role }: { role: number }) {
  const RoleName = useLazyModule(loadRoleName)
  return RoleName && <RoleName role={role} />
}

/** A phone has a sheet from below instead of the popup, with a fact at each place. */
const openSheet: HeaderUser['onPress'] = (event) => {
  if (!matchMedia('(max-width: 767.98px)').matches) return
  event.preventDefault()
  openDialog({ kind: 'account' })
}

function headerUser(
  { user, balance = 0 }: Extract<Visitor, { kind: 'user' }>,
  isFiz: boolean,
  served: ReadonlySet<string>,
  needsPassword: boolean,
) {
  return {
    email: user?.email ?? '',
    balance: formatMoney(balance),
    onPress: openSheet,
    ...(user?.name && { name: user.name }),
    ...(user && { roleLabel: <UserRole role={user.role} /> }),
    items: [
      ...(needsPassword ? [SET_PASSWORD] : []),
      ...servedEntries(userMenu({ isFiz }), served).map((entry) => navItemOf(entry)),
    ],
    ...(served.has('user-balance') && {
      footer: { label: 'Пополнить баланс', href: buildPath('user-balance') },
    }),
  }
}
