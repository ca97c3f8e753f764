import type { MenuEntry } from './menu-entry.ts'

/** The places of the user area, in the order of its menu; a page that an app does not serve is left out (UI-086). */
export const CABINET_MENU: readonly MenuEntry[] = [
  { label: 'Обзор', route: 'user' },
  { label: 'Заказы', route: 'user-orders' },
  { label: 'Сделки', route: 'user-deals' },
  { label: 'Слежение', route: 'user-watches' },
  { label: 'Баланс', route: 'user-balance' },
  { label: 'Тарифы', route: 'user-tariff' },
  { label: 'Партнер', route: 'user-partner' },
  { label: 'Настройки', route: 'user-settings' },
]
