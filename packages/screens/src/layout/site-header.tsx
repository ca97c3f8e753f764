import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/site'
import { Header } from '@proverka/ui/primitives'
import type { NavItem } from '@proverka/ui/primitives'
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

/** Pages of the header's search box (UI-020, AMB-91). */
const SEARCH_PAGES: ReadonlySet<string> = new Set([
  'object-objectKey',
  'objectCheckout-objectKey',
  'objectNew-objectKey',
  'sale-history-detail',
  'valuation-id',
])

/** The head of every page: the brand's menu for the visitor, only with links to pages that are served. */
export function SiteHeader() {
  const { brand, served } = useAppFacts()
  const visitor = useAtomValue(visitorAtom)
  const page = usePageName()
  const { pathname } = useLocation()
  const isUser = visitor.kind === 'user'
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
      {...(SEARCH_PAGES.has(page) && { search: <HeaderSearch key={pathname} /> })}
      {...(isUser
        ? { user: headerUser(visitor.user?.email ?? '', visitor.user?.name, visitor.balance, served) }
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

const USER_LINKS: readonly MenuLink[] = [
  { label: 'Мои заказы', route: 'user-orders' },
  { label: 'Мой баланс', route: 'user-balance' },
  { label: 'Тарифы', route: 'tariff' },
  { label: 'Оптовый заказ', route: 'wholesale' },
  { label: 'Настройки', route: 'user-settings' },
]

function headerUser(
  email: string,
  name: string | undefined,
  balance: number | undefined,
  served: ReadonlySet<string>,
) {
  const links = USER_LINKS.filter(({ route }) => served.has(route)).map(({ label, route }) => ({
    label,
    href: buildPath(route),
  }))
  const leave = {
    label: 'Выход',
    onClick: () => void import('../session/sign-out.ts').then(({ signOut }) => signOut()),
  }
  return {
    email,
    balance: formatMoney(balance ?? 0),
    ...(name && { name }),
    items: [...links, leave],
  }
}
