import type { MenuEntry } from './menu-entry.ts'

/** The links of the error page (ERR-18). */
export const ERROR_PAGE_MENU: readonly MenuEntry[] = [
  { label: 'Оценка стоимости', route: 'valuation' },
  { label: 'Проверка человека', route: 'check-person' },
  { label: 'Финансовая надежность', route: 'credit-rating' },
  { label: 'История продаж', route: 'sale-history' },
  { label: 'Мои заказы', route: 'user-orders' },
  { label: 'Баланс', route: 'user-balance' },
  { label: 'Тарифы', route: 'tariff' },
  { label: 'Настройки', route: 'user-settings' },
]
