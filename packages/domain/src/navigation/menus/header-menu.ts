import type { Site } from '../../sites/hosts/sites.ts'
import type { MenuEntry, MenuVisitor } from './menu-entry.ts'

const SERVICES: MenuEntry = { label: 'Сервисы', action: 'services' }
const TARIFFS: MenuEntry = { label: 'Тарифы', route: 'tariff' }
const ORDERS: MenuEntry = { label: 'Мои заказы', route: 'user-orders' }
const SETTINGS: MenuEntry = { label: 'Настройки', route: 'user-settings' }
const SIGN_IN: MenuEntry = { label: 'Войти', action: 'sign-in' }
const SIGN_OUT: MenuEntry = { label: 'Выход', action: 'sign-out' }

/** Pages on which the header of the main brand has the search box (UI-020, AMB-91). */
const SEARCH_ROUTES: readonly string[] = [
  'object-objectKey',
  'objectCheckout-objectKey',
  'objectNew-objectKey',
  'sale-history-detail',
  'valuation-id',
]

/**
 * The header's entries for a visitor of a site (UI-007..018, UI-021..025): a guest is offered to sign in, a user the
 * orders (ROLE-34). The logo leads home on both brands.
 */
export function headerMenu(site: Site, visitor: MenuVisitor): readonly MenuEntry[] {
  if (site.isFiz) {
    return [
      { label: 'Проверка', entries: checksOf(site, visitor) },
      SERVICES,
      TARIFFS,
      { label: 'Для бизнеса', route: 'physcheck-business' },
      visitor.isSignedIn ? ORDERS : SIGN_IN,
    ]
  }
  if (!visitor.isSignedIn) return [SERVICES, TARIFFS, SIGN_IN]
  return [{ label: 'Проверка', route: 'check-owner' }, TARIFFS, { label: 'Еще', action: 'services' }, ORDERS]
}

/** The dropdown of a signed-in person (UI-017, UI-027); shown below e-mail, balance, name and role. */
export function userMenu(site: Pick<Site, 'isFiz'>): readonly MenuEntry[] {
  if (site.isFiz) return [ORDERS, { label: 'Баланс', route: 'user-balance' }, SETTINGS, SIGN_OUT]
  return [
    ORDERS,
    { label: 'Мой баланс', route: 'user-balance' },
    TARIFFS,
    { label: 'Оптовый заказ', route: 'wholesale' },
    SETTINGS,
    SIGN_OUT,
  ]
}

/** Whether the header has the search box. */
export function showsHeaderSearch(site: Pick<Site, 'isFiz'>, routeName: string): boolean {
  return !site.isFiz && SEARCH_ROUTES.includes(routeName)
}

/** Where the back link of narrow screens leads, if a page has one (UI-028). */
export function mobileBackRoute(routeName: string): 'user' | undefined {
  return routeName.startsWith('objectCheckout-') ? 'user' : undefined
}

function checksOf(site: Site, { isSignedIn, hasAiReport }: MenuVisitor): readonly MenuEntry[] {
  return [
    { label: 'Человек', route: 'check-person' },
    ...(isSignedIn && hasAiReport ? [{ label: 'Экспертный отчет', route: 'physcheck-expert' }] : []),
    ...(isSignedIn && !site.isFizRu ? [{ label: 'Недвижимость', route: 'proverka-nedvij' }] : []),
    { label: 'Контрагент', route: 'counter-agent-id' },
    { label: 'Автомобиль', route: 'proverka-avto' },
    { label: 'Финансовая надежность', route: 'credit-rating' },
  ]
}
