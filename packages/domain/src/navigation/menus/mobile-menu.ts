import type { MenuEntry, MenuVisitor } from './menu-entry.ts'

const BOTTOM_MENU: readonly MenuEntry[] = [
  { label: 'Главная', route: 'index' },
  { label: 'Заказы', route: 'user-orders' },
  { label: 'Сервисы', action: 'services' },
  { label: 'Настройки', route: 'user-settings' },
  { label: 'Написать', action: 'support' },
]

/** The bottom navigation of narrow screens: for signed-in people only (UI-034). */
export function bottomMenu({ isSignedIn }: Pick<MenuVisitor, 'isSignedIn'>): readonly MenuEntry[] {
  return isSignedIn ? BOTTOM_MENU : []
}

/** Where the chat leads: the configured address, else an email to the support (AMB-122). */
export function supportLink({ url, email }: { readonly url?: string; readonly email: string }): string {
  return url || `mailto:${email}`
}
