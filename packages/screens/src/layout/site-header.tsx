import { formatMoney } from '@proverka/domain'
import { buildPath, servedEntries, showsHeaderSearch, userMenu } from '@proverka/domain/site'
import type { MenuEntry } from '@proverka/domain/site'
import { Header } from '@proverka/ui/frame'
import type { NavItem } from '@proverka/ui/frame'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useAppFacts } from '../app/brand-context.ts'
import { servedMenu } from '../app/brand.ts'
import type { MenuItem, MenuLink } from '../app/brand.ts'
import { openDialog } from '../app/dialogs.ts'
import { useLocation, usePageName } from '../router/hooks.ts'
import { visitorAtom } from '../session/state.ts'

/** Only pages that are not prerendered have it; the others need not wait for its code. */
const SearchForm = lazy(async () => ({ default: (await import('../search/search-form.tsx')).SearchForm }))

/** The head of every page: the brand's menu for the visitor, only with links to pages that are served. */
export function SiteHeader() {
  const { brand, served } = useAppFacts()
  const visitor = useAtomValue(visitorAtom)
  const page = usePageName()
  const { pathname } = useLocation()
  const isUser = visitor.kind === 'user'
  const isFiz = brand.key === 'fiz'
  const personal = servedEntries(userMenu({ isFiz }), served)
  const menu = servedMenu(isUser ? brand.userMenu : brand.guestMenu, served)
  return (
    <Header
      logo={{ shape: brand.logoShape, name: brand.name, note: brand.tagline }}
      nav={menu.map((item) => navItem(item, page))}
      links={
        isUser
          ? [{ label: 'Мои заказы', href: buildPath('user-orders'), current: page === 'user-orders' }]
          : []
      }
      {...(showsHeaderSearch({ isFiz }, page) && { search: <HeaderSearch key={pathname} /> })}
      {...(isUser
        ? { user: headerUser(visitor.user?.email ?? '', visitor.user?.name, visitor.balance, personal) }
        : { login: loginItem() })}
    />
  )
}

function HeaderSearch() {
  return (
    <Suspense fallback={null}>
      <SearchForm size="s" />
    </Suspense>
  )
}

function navItem(item: MenuItem, page: string): NavItem {
  if ('links' in item) return { label: item.label, items: item.links.map((link) => linkItem(link, page)) }
  return linkItem(item, page)
}

function linkItem({ label, route, hint }: MenuLink, page: string): NavItem {
  return { label, href: buildPath(route), current: page === route, ...(hint && { note: hint }) }
}

/** Before the app runs «Войти» is a link to the home page that opens the dialog there. */
function loginItem(): NavItem {
  return {
    label: 'Войти',
    href: '/?auth=login',
    onClick: (event) => {
      event.preventDefault()
      openDialog({ kind: 'auth', form: 'login' })
    },
  }
}

function headerUser(
  email: string,
  name: string | undefined,
  balance: number | undefined,
  entries: readonly MenuEntry[],
) {
  return {
    email,
    balance: formatMoney(balance ?? 0),
    ...(name && { name }),
    items: entries.map((entry) =>
      'route' in entry
        ? { label: entry.label, href: buildPath(entry.route) }
        : {
            label: entry.label,
            onClick: () => void import('../session/sign-out.ts').then(({ signOut }) => signOut()),
          },
    ),
  }
}
